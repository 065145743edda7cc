return {
  scenario "A Coilfang Myrmidon that is destroyed draws the next one from the top of the deck" {
    raid = "duel",
    cites = { "CR 703.1", "CR 200.2" },
    given = function(t)
      t:seat(1, { hero = "sob/lionar_the_blood_cursed", hand = { "Sudden Death", "Sudden Death" }, resources = 4,
        play = { "Coilfang Myrmidon", "Coilfang Myrmidon", "Taz'dingo" }, deck = { "Coilfang Myrmidon", "Rend", "Rend" } })
    end,
    play = function(t)
      t:plays(1, "Sudden Death", { target = { "Coilfang Myrmidon", 1 } })
      t:everyone_passes()
      t:everyone_passes()
      t:in_hand(1, "Coilfang Myrmidon")
      t:deck_count(1, 2)
      t:plays(1, "Sudden Death", { target = { "Coilfang Myrmidon", 1 } })
      t:everyone_passes()
      t:everyone_passes()
    end,
    expect = function(t)
      t:hand_count(1, 1)                                    -- Rend was shown, and stays where it was
      t:deck_count(1, 2)
      t:told { "Rend" }
    end,
  },
  scenario "With an empty deck there is nothing to reveal, and nobody loses by it" {
    raid = "duel",
    cites = { "CR 410.6b" },
    given = function(t)
      t:seat(1, { hero = "sob/lionar_the_blood_cursed", hand = { "Sudden Death" }, resources = 2, play = { "Coilfang Myrmidon" } })
    end,
    play = function(t)
      t:plays(1, "Sudden Death", { target = "Coilfang Myrmidon" })
      t:everyone_passes()
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard(1, "Coilfang Myrmidon")
      t:winner("none")
    end,
  },
}
