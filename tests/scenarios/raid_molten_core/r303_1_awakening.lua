-- Majordomo Executus can't be destroyed; as a turn ends with none of his allies left he flips, and Ragnaros awakens.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
local bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals 60 nature damage to target hero.",
  targets = { target("hero", any.hero, harm) }, play = function(me, t) me.hero:deal(60, "nature", t.hero) end }
local kill = ability "Kill" { cost = 0, instant = true, text = "Destroy target ally or hero.",
  targets = { target("prey", any.character, harm) }, play = function(me, t) t.prey:destroy() end }
local no = ability "No" { cost = 0, instant = true, text = "Interrupt target card or effect.",
  targets = { target("link", link.opposing, harm) }, play = function(me, t) t.link:interrupt() end }
local gloat = weapon "Gloat" { cost = 1, atk = 1, damage = "melee", strike = 0, tags = { "Melee (1)" },
  text = "When fatal damage is dealt, put a kill counter on this.",
  powers = { when.dealt_damage { fatal = true, effect = function(me) me:add_counters("kill") end } } }
local boon = ability "Boon" { cost = 0, instant = true, text = "Target hero has +5 health for the rest of the game.",
  targets = { target("hero", any.hero, help) }, play = function(me, t) t.hero:gain { health = 5, lasts = rest_of_game } end }
local cards = { boon = boon, ox = ox, bolt = bolt, kill = kill, no = no, gloat = gloat }
local deck = { "Ox", "Ox", "Ox", "Ox", "Ox", "Ox", "Ox", "Ox" }
local imps = { "Flame Imps", down = true, deck = "minion" }

-- All that is the Boss player's as Executus flips.
local function stands(t, boss)
  t:boss { boss = boss or "Majordomo Executus", hand = { "Lava Pool", "Lava Spit" }, graveyard = { "Inspire" },
    play = { "Flamewaker Elite", { "Rune of Theri", back = true } }, resources = { imps, imps },
    decks = { main = deck, ragnaros = { "Melt Weapon", "Melt Weapon", "Melt Weapon", "Melt Weapon", "Melt Weapon", "Melt Weapon",
      "Melt Weapon", "Melt Weapon", "Melt Weapon" } } }
end

return {
  scenario "He can't be destroyed, and no damage is fatal to him, for he has no health" {
    raid = "molten_core", cards = cards, cites = { "R303.1a" },
    given = function(t)
      t:seat(1, { hand = { "Bolt", "Kill", "Boon" }, play = { "Gloat" } })
      t:boss { boss = "Majordomo Executus", play = { "Flamewaker Elite" } }
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:everyone_passes()
      t:damage("hero@boss", 60)
      t:counters("Gloat", "kill", 0)
      t:plays(1, "Kill", { target = "hero@boss" })
      t:everyone_passes()
      t:plays(1, "Boon", { target = "hero@boss" })      -- health of others' making does not change it
      t:everyone_passes()
    end,
    expect = function(t) t:in_play("boss", "Majordomo Executus"); t:winner("none"); t:asked(1, "Your move") end,
  },
  scenario "As a raider's turn ends without allies he flips; off the chain he goes, and all that was the Boss player's" {
    raid = "molten_core", cards = cards, cites = { "R303.1a", "R303.1b", "R301.1" },
    given = function(t)
      t:seat(1, { hand = { "Kill" }, deck = deck })
      stands(t)
    end,
    play = function(t)
      t:plays(1, "Kill", { target = "Flamewaker Elite" })
      t:finishes_chain()
      t:in_play("boss", "Majordomo Executus")      -- not before the turn ends
      t:passes(1)
      t:passes("boss")
      t:chain(1)                                   -- his trigger
      t:everyone_passes()
      t:removed("boss", "Majordomo Executus")
      t:hand_count("boss", 0)
      t:removed("boss", "Lava Pool")
      t:removed("boss", "Inspire")
      t:deck_count("boss", 0, "main")
      t:graveyard_count("boss", 0, "main")
      t:resources("boss", 0)
      t:removed("boss", { "Flame Imps", 1 })
      t:sees(1, "Flame Imps")
      t:chain(1)                                   -- "Behold Ragnaros", and the turn player has priority
      t:asked(1, "Your move")
      t:is_turn(1)
      t:everyone_passes()
      t:count_in_play("boss", "Flame Imps", 2)
      t:in_play("boss", "Ragnaros")
      t:has("Ragnaros", "Untargetable")
      t:hand_count("boss", 7)
      t:deck_count("boss", 2, "ragnaros")
      t:in_play("boss", "Rune of Theri")
      t:ends_turn()
    end,
    expect = function(t)
      t:told { "Majordomo Executus is turned over", "Majordomo Executus is removed", "Behold Ragnaros is added", "Flame Imps enters play",
        "Ragnaros enters play", "shuffles the ragnaros deck" }
      t:is_turn("boss")
      t:hand_count("boss", 8)
      t:deck_count("boss", 1, "ragnaros")
    end,
  },
  scenario "It is looked at as the Boss player's own turn ends, too, and raiders' allies are not; a Boss player has no mulligan" {
    raid = "molten_core", cards = cards, cites = { "R303.1a", "R303.1b" },
    given = function(t)
      t:seat(1, { deck = deck, play = { "Ox" } })
      t:boss { boss = "Majordomo Executus", decks = { main = deck, ragnaros = deck } }
      t:turn("boss")
    end,
    play = function(t)
      t:passes("boss")
      t:passes(1)
      t:finishes_chain()
      t:in_play("boss", "Ragnaros")
      t:hand_count("boss", 7)
      t:ends_turn()
    end,
    expect = function(t) t:is_turn(1); t:not_told { "mulligan" }; t:in_play(1, "Ox") end,
  },
  scenario "With an ally of his he stays as he is" {
    raid = "molten_core", cards = cards, cites = { "R303.1a" },
    given = function(t)
      t:seat(1, { deck = deck })
      stands(t)
      t:turn("boss")
    end,
    play = function(t) t:ends_turn(); t:is_turn(1) end,
    expect = function(t) t:in_play("boss", "Majordomo Executus"); t:not_told { "turned over" } end,
  },
  scenario "Turned over by Inspire he awakens Ragnaros at once, and his allies go, though they leave play by destruction alone" {
    raid = "molten_core", cards = cards, cites = { "R303.1a", "R303.2b" },
    given = function(t)
      t:boss { boss = "Majordomo Executus", hand = { "Inspire" }, decks = { main = deck, ragnaros = deck },
        play = { "Flamewaker Elite", { "Lava Surger", deck = "minion" }, "Ox", { "Rune of Theri", back = true }, { "Rune of Koro", back = true },
          { "Rune of Mazj", back = true } }, resources = { imps } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Inspire")
      t:everyone_passes()
      t:answers("boss", "yes")
      t:count_in_play("boss", "Flamewaker Elite", 0)
      t:removed("boss", "Lava Surger")
      t:removed("boss", { "Ox", 1 })
      t:finishes_chain()
    end,
    expect = function(t) t:in_play("boss", "Ragnaros"); t:in_play("boss", "Flame Imps"); t:in_play("boss", "Rune of Koro") end,
  },
  scenario "Players can't interrupt the effect in which Ragnaros comes" {
    raid = "molten_core", cards = cards, cites = { "R303.1b" },
    given = function(t)
      t:seat(1, { hand = { "No" }, deck = deck })
      t:boss { boss = "Majordomo Executus", decks = { main = deck, ragnaros = deck } }
    end,
    play = function(t)
      t:passes(1)
      t:passes("boss")
      t:everyone_passes()
      t:chain(1)
      t:plays(1, "No")
      t:finishes_chain()
      t:in_play("boss", "Ragnaros")
      t:ends_turn()
    end,
    expect = function(t) t:is_turn("boss") end,
  },
}
