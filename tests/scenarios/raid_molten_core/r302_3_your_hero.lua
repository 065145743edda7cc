-- The rulebook's own example: Flames of the Incinerator, as Golemagg falls and the next Boss comes.
local bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals 60 nature damage to target hero.",
  targets = { target("hero", any.hero, harm) }, play = function(me, t) me.hero:deal(60, "nature", t.hero) end }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
local cards = { bolt = bolt, ox = ox }
local deck = { "Ox", "Ox", "Ox", "Ox", "Ox", "Ox" }

return {
  scenario "Flames of the Incinerator burn for 4 at the start of a turn before which Golemagg fell, for 1 after the next Boss" {
    raid = "molten_core", cards = cards, cites = { "R302.3" },
    given = function(t)
      t:seat(1, { hand = { "Bolt" }, deck = deck })
      t:boss { boss = "Golemagg the Incinerator", decks = { main = deck },
        play = { { "Flames of the Incinerator", attached_to = "hero@1" } } }
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:finishes_chain()
      t:ends_turn()
      t:damage("hero@1", 4)
      t:told { "Golemagg the Incinerator deals 4 fire damage" }
      t:in_play("boss", "Majordomo Executus")
      t:ends_turn()
      t:will_answer("boss", "Majordomo Executus", "triggers")
      t:ends_turn()
    end,
    expect = function(t) t:damage("hero@1", 5); t:told { "Majordomo Executus deals 1 fire damage" } end,
  },
  scenario "Between Bosses Magma Shackles hold the whole party where the last one was Garr" {
    raid = "molten_core", cards = cards, cites = { "R302.3" }, raiders = 2,
    given = function(t)
      t:seat(1, { hand = { "Bolt" }, deck = deck })
      t:seat(2, { deck = deck, play = { { "Ox", exhausted = true }, { "Ox", exhausted = true } } })
      t:boss { boss = "Garr", play = { { "Magma Shackles", attached_to = { "Ox", 1 } } } }
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:finishes_chain()
      t:ends_turn()
    end,
    expect = function(t) t:exhausted { "Ox", 1 }; t:exhausted { "Ox", 2 } end,
  },
}
