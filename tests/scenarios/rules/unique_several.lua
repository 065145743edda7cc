-- Uniqueness where more than two violate it, and where two players do (CR 414).
local king = ally "King" { cost = 0, atk = 1, damage = "melee", health = 5, unique = true }
local imp = ally "Imp" { cost = 0, atk = 1, damage = "melee", health = 2, tags = { "Pet (2)" } }
local cat = ally "Cat" { cost = 0, atk = 1, damage = "melee", health = 3, tags = { "Pet (1)" } }
local cards = { king = king, imp = imp, cat = cat }

return {
  scenario "Of three of one name one after the other goes, until one is left" {
    cites = { "CR 414.2", "CR 414.3a" },
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "King", { "King", damage = 1 }, { "King", damage = 2 } } })
    end,
    play = function(t)
      t:asked(1, "Uniqueness")
      t:answers(1, { "King", 1 })
      t:asked(1, "Uniqueness")
      t:count_in_play(1, "King", 2)
      t:offers(1, { "King", 1 })
      t:answers(1, { "King", 2 })       -- of those that are left the second
      t:asked(1, "Your move")
    end,
    expect = function(t)
      t:count_in_play(1, "King", 1)
      t:damage("King", 1)
      t:graveyard_count(1, 2)
    end,
  },
  scenario "The turn player repairs all of his before the others repair theirs" {
    cites = { "CR 414.2" },
    cards = cards,
    raiders = 2,
    given = function(t)
      t:seat(1, { play = { "King", "King" } })
      t:seat(2, { play = { "King", "King", "King" } })
      t:turn(2)
    end,
    play = function(t)
      t:asked(2, "Uniqueness")
      t:answers(2, { "King", 3 })
      t:asked(2, "Uniqueness")
      t:answers(2, { "King", 4 })
      t:asked(1, "Uniqueness")
      t:not_offered(1, "King@2")
      t:answers(1, { "King", 1 })
    end,
    expect = function(t)
      t:count_in_play(1, "King", 1)
      t:count_in_play(2, "King", 1)
      t:asked(2, "Your move")
    end,
  },
  scenario "Two have room where the tag says two, and the third is one too many" {
    cites = { "CR 414.3b" },
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Imp", "Imp" }, hand = { "Imp" } })
    end,
    play = function(t)
      t:asked(1, "Your move")
      t:plays(1, "Imp")
      t:everyone_passes()
      t:asked(1, "Uniqueness")
      t:answers(1, { "Imp", 1 })
    end,
    expect = function(t)
      t:count_in_play(1, "Imp", 2)
      t:graveyard_count(1, 1)
      t:asked(1, "Your move")
    end,
  },
  scenario "Each card counts by its own number: one that says one has no room beside another that says two" {
    cites = { "CR 414.3b" },
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Imp" }, hand = { "Cat" } })
    end,
    play = function(t)
      t:plays(1, "Cat")
      t:everyone_passes()
      t:asked(1, "Uniqueness")
      t:offers(1, "Imp")
      t:answers(1, "Cat")
    end,
    expect = function(t)
      t:in_play(1, "Imp")
      t:in_graveyard(1, "Cat")
    end,
  },
  scenario "A card that lies face down has no name to share" {
    cites = { "CR 414.3a" },
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "King" }, resources = { { "King", down = true }, { "King", down = true } } })
    end,
    play = function(t)
    end,
    expect = function(t)
      t:asked(1, "Your move")
      t:resources(1, 2)
      t:in_play(1, "King")
    end,
  },
}
