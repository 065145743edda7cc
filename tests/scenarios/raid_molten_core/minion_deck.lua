-- The Minions; what the Hound does is R304's (faq_ancient_core_hound).
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
local bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals 60 nature damage to target hero.",
  targets = { target("hero", any.hero, harm) }, play = function(me, t) me.hero:deal(60, "nature", t.hero) end }
local cards = { ox = ox, bolt = bolt }
local deck = { "Ox", "Ox", "Ox", "Ox" }

-- It rises as Lucifron falls.
local function rises(name, minion, play, expect, minions)
  return scenario(name) { raid = "molten_core", cards = cards, cites = { "R302.2" },
    given = function(t)
      t:seat(1, { hand = { "Bolt" }, deck = deck, play = { "Ox" } })
      t:boss { boss = "Lucifron", resources = { { minion, down = true, deck = "minion" } }, decks = { main = deck, minion = minions } }
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "Lucifron" })
      t:everyone_passes()
      t:everyone_passes()
      t:in_play("boss", minion)
      if play then play(t) end
    end,
    expect = expect }
end

return {
  rises("Firelord brings a Lava Spawn, and each Spawn another one as the Boss player's turn starts", "Firelord", function(t)
    t:finishes_chain()
    t:count_in_play("boss", "Lava Spawn", 1)
    t:ends_turn()
    t:count_in_play("boss", "Lava Spawn", 2)
    t:ends_turn()
    t:count_in_play("boss", "Lava Spawn", 2)
    t:will_answer("boss", "Majordomo Executus", "triggers")
    t:ends_turn()
  end, function(t) t:count_in_play("boss", "Lava Spawn", 4); t:deals("Lava Spawn", "fire"); t:atk("Lava Spawn", 1) end),
  rises("Flame Imps are what they are", "Flame Imps", nil, function(t)
    t:atk("Flame Imps", 2)
    t:health("Flame Imps", 1)
    t:deals("Flame Imps", "melee")
    t:asked(1, "Your move")
  end),
  rises("Lava Annihilator may destroy an ally", "Lava Annihilator", function(t)
    t:offers("boss", "Lava Annihilator")
    t:answers("boss", "Ox")
    t:everyone_passes()
    t:answers("boss", "yes")
  end, function(t) t:in_graveyard(1, "Ox"); t:in_play("boss", "Lava Annihilator") end),
  rises("Or not", "Lava Annihilator", function(t)
    t:answers("boss", "Ox")
    t:everyone_passes()
    t:answers("boss", "no")
  end, function(t) t:in_play(1, "Ox") end),
  rises("Lava Pack brings the top Minion along", "Lava Pack", function(t) t:finishes_chain() end, function(t)
    t:in_play("boss", "Flame Imps")
    t:deck_count("boss", 1, "minion")
  end, { "Flame Imps", "Lava Surger" }),
  rises("With no Minion left it comes alone", "Lava Pack", function(t) t:finishes_chain() end, function(t)
    t:in_play("boss", "Lava Pack")
    t:asked(1, "Your move")
  end),
  scenario "A raider who makes a copy of Lava Pack has no Minion deck" {
    raid = "molten_core",
    cards = { mirror = ability "Mirror" { cost = 0, text = "Put a token copy of target ally into play.",
      targets = { target("ally", any.ally) }, play = function(me, t) me.player:put_token(t.ally) end } },
    given = function(t)
      t:seat(1, { hand = { "Mirror" } })
      t:boss { boss = "Lucifron", play = { { "Lava Pack", deck = "minion" } }, decks = { minion = { "Flame Imps" } } }
    end,
    play = function(t) t:plays(1, "Mirror", { target = "Lava Pack" }); t:finishes_chain() end,
    expect = function(t) t:in_play(1, "Lava Pack"); t:deck_count("boss", 1, "minion") end,
  },
  scenario "Lava Surger readies as it hits a hero, whom it can't attack again this turn" {
    raid = "molten_core", cards = cards, raiders = 2,
    given = function(t)
      t:seat(1, { deck = deck, play = { "Ox" } })
      t:seat(2, { deck = deck })
      t:boss { boss = "Garr", play = { { "Lava Surger", deck = "minion" } }, decks = { main = deck } }
      t:turn("boss")
    end,
    play = function(t)
      t:attacks("boss", "Lava Surger", "hero@1")
      t:to_end_of_combat()
      t:damage("hero@1", 4)
      t:ready("Lava Surger")
      t:cant("boss", "attacks", "Lava Surger", { defender = "hero@1" })
      t:attacks("boss", "Lava Surger", "hero@2")
      t:to_end_of_combat()
      t:ready("Lava Surger")
      t:cant("boss", "attacks", "Lava Surger", { defender = "hero@2" })
      t:can("boss", "attacks", "Lava Surger", { defender = "Ox" })
      t:ends_turn()
      t:ends_turn()
      t:ends_turn()
    end,
    expect = function(t) t:is_turn("boss"); t:can("boss", "attacks", "Lava Surger", { defender = "hero@1" }) end,
  },
  scenario "An ally that it hits does not ready it" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { play = { { "Ox", exhausted = true } } })
      t:boss { boss = "Garr", play = { { "Lava Surger", deck = "minion" } } }
      t:turn("boss")
    end,
    play = function(t) t:attacks("boss", "Lava Surger", "Ox"); t:to_end_of_combat() end,
    expect = function(t) t:damage("Ox", 4); t:count_in_play("boss", "Lava Surger", 0) end,
  },
  scenario "Molten Destroyer and Molten Giants grow with each rune of theirs" {
    raid = "molten_core", cards = cards, cites = { "R303.3a" },
    given = function(t)
      t:boss { boss = "Golemagg the Incinerator", play = { { "Molten Destroyer", deck = "minion" }, { "Molten Giants", deck = "minion" },
        "Rune of Theri", { "Rune of Koro", back = true } } }
    end,
    expect = function(t)
      t:atk("Molten Destroyer", 5)
      t:health("Molten Destroyer", 5)
      t:atk("Molten Giants", 3)
      t:health("Molten Giants", 3)
    end,
  },
  scenario "A Flamewaker destroys itself, for (1), and equipment with it" {
    raid = "molten_core", cards = { ox = ox, hat = item "Hat" { cost = 0, text = "" } },
    given = function(t)
      t:seat(1, { play = { "Hat", "Ox" } })
      t:boss { boss = "Gehennas", play = { "Flamewaker" }, resources = 1 }
    end,
    play = function(t)
      t:passes(1)
      t:uses("boss", "Flamewaker", { target = "Hat" })
      t:count_in_play("boss", "Flamewaker", 0)
      t:everyone_passes()
    end,
    expect = function(t) t:in_graveyard(1, "Hat"); t:ready_resources("boss", 0) end,
  },
  scenario "A Flamewaker Protector turns a ready ally on its own hero, in the Boss player's turn" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { play = { "Ox", { "Ox", exhausted = true } } })
      t:boss { boss = "Lucifron", play = { "Flamewaker Protector" } }
      t:turn("boss")
    end,
    play = function(t)
      t:cant("boss", "uses", "Flamewaker Protector", { target = { "Ox", 2 } })
      t:uses("boss", "Flamewaker Protector", { target = { "Ox", 1 } })
      t:everyone_passes()
    end,
    expect = function(t) t:exhausted { "Ox", 1 }; t:damage("hero@1", 1); t:told { "Ox deals 1 melee damage" } end,
  },
  scenario "Not in a raider's turn" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { play = { "Ox" } })
      t:boss { boss = "Lucifron", play = { "Flamewaker Protector" } }
    end,
    play = function(t) t:passes(1); t:cant("boss", "uses", "Flamewaker Protector"); t:passes("boss") end,
    expect = function(t) t:ready("Ox") end,
  },
}
