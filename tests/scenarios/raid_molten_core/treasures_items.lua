-- Drillborer Disk, the rings and trinkets.
local ox = ally "Ox" { cost = 1, atk = 2, damage = "melee", health = 9, text = "" }
local flame = ally "Flame" { cost = 1, atk = 2, damage = "fire", health = 9, tags = { "Elemental" }, text = "" }
local zap = ability "Zap" { cost = 0, instant = true, text = "Your hero deals 2 nature damage to target character.",
  targets = { target("prey", any.character, harm) }, play = function(me, t) me.hero:deal(2, "nature", t.prey) end }
local wand = item "Wand" { cost = 0, text = "Your hero deals 1 frost damage to target hero.",
  powers = { pays { cost = {}, targets = { target("prey", any.character, harm) }, effect = function(me, t) me.hero:deal(1, "frost", t.prey) end } } }
local cards = { ox = ox, flame = flame, zap = zap, wand = wand }
local deck = { "Ox", "Ox", "Ox", "Ox" }

return {
  scenario "Drillborer Disk: whoever would have dealt what it prevents is dealt 1" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { play = { "Drillborer Disk" } })
      t:boss { boss = "Garr", play = { "Ox" } }
      t:turn("boss")
    end,
    play = function(t)
      t:attacks("boss", "Ox", "hero@1")
      t:prevents(1, "Drillborer Disk")
      t:to_end_of_combat()
    end,
    expect = function(t) t:told { "deals 1 arcane damage to Ox" }; t:damage("hero@1", 1); t:damage("Ox", 1); t:exhausted("Drillborer Disk") end,
  },
  scenario "Band of Sulfuras: 1 more to Elementals, from every friendly hero and ally" {
    raid = "molten_core", cards = cards, raiders = 2, cites = { "CR 202.5" },
    given = function(t)
      t:seat(1, { play = { "Band of Sulfuras" }, hand = { "Zap", "Zap" } })
      t:seat(2, { hand = { "Zap" } })
      t:boss { boss = "Garr", play = { "Ox", "Flame" }, hand = { "Zap" } }
    end,
    play = function(t)
      t:plays(1, "Zap", { target = "Garr" })
      t:everyone_passes()
      t:damage("Garr", 3)
      t:plays(1, "Zap", { target = "Ox" })
      t:everyone_passes()
      t:passes(1)
      t:plays(2, "Zap", { target = "Flame" })
      t:everyone_passes()
      t:passes(1)
      t:passes(2)
      t:plays("boss", "Zap", { target = "Flame" })
      t:everyone_passes()
    end,
    expect = function(t) t:damage("Ox", 2); t:damage("Flame", 5) end,
  },
  scenario "Shard of the Flame: each resource of yours that enters play heals 2, placed or put there" {
    raid = "molten_core", cards = { ox = ox, dig = ability "Dig" { cost = 0, text = "Put the top card of your deck into your row face down.",
      play = function(me) me.player.deck:top():to_resources { face = "down" } end } },
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", damage = 9 }, play = { "Shard of the Flame" }, hand = { "Ox", "Dig", "Ox" }, deck = deck })
      t:boss { boss = "Garr", decks = { minion = { "Flame Imps" }, main = deck } }
    end,
    play = function(t)
      t:places(1, { "Ox", 1 })
      t:finishes_chain()
      t:damage("hero@1", 7)
      t:plays(1, "Dig")
      t:finishes_chain()
      t:damage("hero@1", 5)
      t:ends_turn()
    end,
    expect = function(t) t:is_turn("boss"); t:damage("hero@1", 5) end,
  },
  scenario "Talisman of Ephemeral Power goes home, and the ability that was played deals 1 more this turn" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { play = { "Talisman of Ephemeral Power", "Wand" }, hand = { "Zap", "Zap" }, resources = 1 })
      t:boss { boss = "Magmadar", play = { "Ox" } }
    end,
    play = function(t)
      t:plays(1, "Zap", { target = "Magmadar" })
      t:will_answer(1, "yes", "Use")
      t:everyone_passes()
      t:in_hand(1, "Talisman of Ephemeral Power")
      t:ready_resources(1, 0)
      t:everyone_passes()
      t:damage("Magmadar", 3)
      t:plays(1, "Zap", { target = "Ox" })
      t:everyone_passes()
      t:damage("Ox", 2)
      t:uses(1, "Wand", { target = "Magmadar" })
      t:everyone_passes()
    end,
    expect = function(t) t:damage("Magmadar", 4) end,
  },
  scenario "It may stay, and adds nothing then" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { play = { "Talisman of Ephemeral Power" }, hand = { "Zap" }, resources = 1 })
      t:boss { boss = "Magmadar", hand = { "Zap" }, play = { "Ox" } }
    end,
    play = function(t)
      t:passes(1)
      t:plays("boss", "Zap", { target = "Ox" })             -- not yours
      t:chain(1)
      t:finishes_chain()
      t:plays(1, "Zap", { target = "Magmadar" })
      t:will_answer(1, "no", "Use")
      t:finishes_chain()
    end,
    expect = function(t) t:in_play(1, "Talisman of Ephemeral Power"); t:damage("Magmadar", 2); t:ready_resources(1, 1) end,
  },
}
