-- Boss 2, both sides: he strikes on from whom he hit, turns over each turn, and burns one raider's party.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 6 }
local pike = ally "Pike" { cost = 1, atk = 6, damage = "melee", health = 3, keywords = { "Ferocity" } }
local wall = ally "Wall" { cost = 1, atk = 0, damage = "melee", health = 9, keywords = { "Protector" } }
local calm = ability "Calm" { cost = 0, instant = true, text = "Supremus has -2 ATK this turn.",
  play = function() any.hero:with { name = "Supremus" }:gain { atk = -2, lasts = this_turn } end }
local boss = "black_temple/supremus"

return {
  scenario "He hits an ally for two, and as much goes on to another one that he chooses" {
    raid = "black_temple",
    raiders = 2,
    cards = { ox = ox },
    given = function(t)
      t:seat(1, { play = { "Ox" } })
      t:seat(2, { play = { "Ox" } })
      t:boss { boss = boss, play = { "Ox" } }
      t:turn("boss")
    end,
    play = function(t)
      t:attacks("boss", "hero@boss", "Ox@1")
      t:atk("hero@boss", 2)
      t:to_end_of_combat()
      t:not_offered("boss", "Ox@1")
      t:offers("boss", "Ox@boss")          -- any hero or ally
      t:answers("boss", "hero@2")
      t:finishes_chain()
      t:asked("boss", "Use Supremus?")
      t:answers("boss", "yes")
    end,
    expect = function(t)
      t:damage("Ox@1", 2)
      t:damage("hero@2", 2)
      t:damage("Ox@2", 0)
      t:atk("hero@boss", 0)
    end,
  },
  scenario "He may leave it at that" {
    raid = "black_temple",
    cards = { ox = ox },
    given = function(t)
      t:seat(1, { play = { "Ox" } })
      t:boss { boss = boss }
      t:turn("boss")
    end,
    play = function(t)
      t:attacks("boss", "hero@boss", "Ox@1")
      t:to_end_of_combat()
      t:answers("boss", "hero@1")
      t:finishes_chain()
      t:answers("boss", "no")
    end,
    expect = function(t)
      t:damage("Ox@1", 2)
      t:damage("hero@1", 0)
    end,
  },
  scenario "A blow that deals nothing goes on to nobody" {
    raid = "black_temple",
    cards = { ox = ox, calm = calm },
    given = function(t)
      t:seat(1, { hand = { "Calm" }, play = { "Ox" } })
      t:boss { boss = boss }
      t:turn("boss")
    end,
    play = function(t)
      t:proposes("boss", "hero@boss", "Ox@1")
      t:passes("boss")
      t:plays(1, "Calm")
      t:finishes_chain()
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Ox@1", 0)
      t:damage("hero@1", 0)
      t:chain(0)
    end,
  },
  scenario "He turns over at the end of each of his turns, and of no raider's" {
    raid = "black_temple",
    cards = { ox = ox },
    given = function(t)
      t:seat(1, { deck = { "Ox", "Ox" } })
      t:boss { boss = boss, deck = { "Ox", "Ox", "Ox" }, decks = { minion = { "Sister of Pain", "Sister of Pain" } } }
      t:turn(1)
      t:random { 1 }
    end,
    play = function(t)
      t:ends_turn()
      t:not_told { "turned over" }
      t:ends_turn()
      t:told { "The Boss player ends the turn", "Supremus is turned over" }
      t:damage("hero@1", 0)
      t:ends_turn()                         -- his start: two fire damage
      t:damage("hero@1", 2)
      t:ends_turn()
    end,
    expect = function(t)
      t:told { "Supremus is turned over", "deals 2 fire damage", "Supremus is turned over" }
      t:damage("hero@1", 2)
    end,
  },
  scenario "His fire: one opponent at random, and every hero and ally in that party" {
    raid = "black_temple",
    raiders = 2,
    cards = { ox = ox },
    given = function(t)
      t:seat(1, { play = { "Ox" } })
      t:seat(2, { play = { "Ox", "Ox" } })
      t:boss { boss = { boss, back = true }, deck = { "Ox" }, play = { "Ox" } }
      t:turn("boss", "ready")
      t:random { 2 }
    end,
    play = function(t) t:to_action_phase() end,
    expect = function(t)
      t:damage("hero@1", 0)
      t:damage("Ox@1", 0)
      t:damage("hero@2", 2)
      t:damage({ "Ox", 2 }, 2)
      t:damage({ "Ox", 3 }, 2)
      t:damage("Ox@boss", 0)
    end,
  },
  scenario "On that side he has nothing more to attack with, and strikes on to nobody" {
    raid = "black_temple",
    cards = { ox = ox },
    given = function(t)
      t:seat(1, { play = { "Ox" } })
      t:boss { boss = { boss, back = true } }
      t:turn("boss")
    end,
    play = function(t)
      t:attacks("boss", "hero@boss", "Ox@1")
      t:atk("hero@boss", 0)
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Ox@1", 0)
      t:chain(0)
    end,
  },
  scenario "His fall: his event comes up, then the Shade with six Channelers, two events and a threat of six" {
    cites = { "R502.2c" },
    raid = "black_temple",
    cards = { pike = pike },
    given = function(t)
      t:seat(1, { play = { "Pike" }, resources = { { "Gouge", down = true },
        { "Fear", down = true }, { "Pike", down = true }, { "Pike", down = true }, { "Pike", down = true },
        { "Pike", down = true }, { "Pike", down = true }, { "Pike", down = true } }, deck = { "Pike", "Pike" } })
      t:boss { boss = boss, decks = { event = { "not_prepared_47", "not_prepared_48", "not_prepared_51" } },
        resources = { { "not_prepared_45", down = true, deck = "event" },
          { "Sister of Pain", down = true, deck = "minion" } } }
      t:turn(1)
    end,
    play = function(t)
      t:attacks(1, "Pike@1", "hero@boss")
      t:to_end_of_combat()
      t:removed("boss", "Supremus")
      t:in_play("boss", "Shade of Akama")
      t:in_play("boss", "Sister of Pain")
      t:count_in_play("boss", "Ashtongue Channeler", 6)
      t:resources("boss", 2)
      t:deck_count("boss", 1, "event")
      t:graveyard_count("boss", 1, "event")
      t:ends_turn()
      t:asked(1, "threat level")            -- eight resources, six may stay
      t:answers(1, { "Gouge", "Fear" })
      t:to_action_phase()
      t:answers("boss", "hero@1")           -- the start of the Shade's first turn
      t:finishes_chain()
    end,
    expect = function(t)
      t:resources(1, 6)
      t:damage("hero@1", 6)
    end,
  },
}
