return {
  scenario "Fel Rage draws three cards" {
    raid = "black_temple",
    cites = { "CR 707.1c" },
    given = function(t)
      t:boss { boss = "the_betrayer", hand = { "Fel Rage", "Fixate" }, resources = 2,
        deck = { "Eye Blast", "Eye Blast", "Fel Rage", "Prismatic Shield", "Prismatic Shield", "Fixate" } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Fel Rage", { mode = 1 })
      t:everyone_passes()
    end,
    expect = function(t)
      t:hand_count("boss", 1 + 3)
      t:in_hand("boss", "Fixate")
      t:deck_count("boss", 3)
      t:ready_resources("boss", 0)
    end,
  },
  scenario "Or it discards the hand and draws five" {
    raid = "black_temple",
    cites = { "CR 707.1c" },
    given = function(t)
      t:boss { boss = "the_betrayer", hand = { "Fel Rage", "Fixate", "Fixate" }, resources = 2,
        deck = { "Eye Blast", "Eye Blast", "Fel Rage", "Prismatic Shield", "Prismatic Shield", "Wicked Beam" } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Fel Rage", { mode = 2 })
      t:everyone_passes()
    end,
    expect = function(t)
      t:hand_count("boss", 5)
      t:graveyard_count("boss", 3)
      t:in_graveyard("boss", "Fixate")
      t:deck_count("boss", 1)
    end,
  },
}
