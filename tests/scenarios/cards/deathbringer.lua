return {
  scenario "Deathbringer reaches from the ally that it hit to the hero beside it, even as the ally falls" {
    cites = { "CR 703.1", "CR 408.3d", "CR 707.3" },
    given = function(t)
      t:seat(1, { hero = "tdp/bulkas_wildhorn", resources = 7, hand = { "Deathbringer" },
        deck = { "Rend", "Rend" } })
      t:boss { play = { "Taz'dingo" }, deck = { "Crush", "Crush" } }
    end,
    play = function(t)
      t:plays(1, "Deathbringer")
      t:everyone_passes()
      t:ready_resources(1, 4)
      t:attacks(1, "hero@1", "Taz'dingo")
      t:strikes(1, "Deathbringer")
      t:to_end_of_combat()
      t:ready_resources(1, 2)
      t:everyone_passes()
      t:in_graveyard("boss", "Taz'dingo")
      t:damage("hero@boss", 2)
      t:ends_turn()
      t:ends_turn()
      t:attacks(1, "hero@1", "hero@boss")      -- a hero: nothing more
      t:strikes(1, "Deathbringer")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("hero@boss", 4)
      t:told { "Bulkas Wildhorn deals 2 melee damage to Taz'dingo",
        "Bulkas Wildhorn deals 2 shadow damage to Onyxia",
        "Bulkas Wildhorn deals 2 melee damage to Onyxia" }
    end,
  },
  scenario "The hero that Deathbringer reaches is that of the party of the ally, no other raider's" {
    raiders = 2,
    cites = { "CR 706.1", "CR 415.8b" },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo" })
      t:seat(2, { hero = "hoa/ta_zo", play = { "Wazzuli Wildmender" } })
      t:boss { play = { "Deathbringer" }, resources = 2 }
      t:turn("boss")
    end,
    play = function(t)
      t:attacks("boss", "hero@boss", "Wazzuli Wildmender")
      t:strikes("boss", "Deathbringer")
      t:to_end_of_combat()
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Wazzuli Wildmender", 3)        -- 2 of the axe, 1 as she attacks
      t:damage("hero@2", 3)
      t:damage("hero@1", 0)
    end,
  },
  scenario "Deathbringer and a Sword of Zeal struck together share one damage, and both trigger" {
    cites = { "CR 406.6", "CR 408.3d" },
    cards = { twin = hero "Twin" { health = 30, keywords = { "Dual Wield" }, text = "Wields two." } },
    given = function(t)
      t:seat(1, { hero = "Twin", play = { "Deathbringer", "Sword of Zeal" }, resources = {
        { "Rend", down = true }, { "Fury", down = true }, { "Slam", down = true },
        { "Charge", down = true } } })
      t:boss { play = { "Wazzuli Wildmender" } }
    end,
    play = function(t)
      t:will_answer(1, "Deathbringer", "Which of your triggers")
      t:attacks(1, "Twin", "Wazzuli Wildmender")
      t:strikes(1, "Deathbringer")
      t:answers(1, "Sword of Zeal")
      t:ready_resources(1, 0)
      t:to_end_of_combat()
      t:answers(1, 1)                          -- whose resources
      t:everyone_passes()
      t:answers(1, "yes")
      t:answers(1, { "Rend", "Fury", "Slam", "Charge" })
      t:ready_resources(1, 4)
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Wazzuli Wildmender", 4)
      t:damage("hero@boss", 4)
      t:told { "deals 4 melee damage to Wazzuli Wildmender", "deals 4 shadow damage to Onyxia" }
    end,
  },
  scenario "Deathbringer hangs idle while another weapon is struck with" {
    cites = { "CR 408.3d" },
    cards = { left_handed = hero "Left-Handed" { health = 30, keywords = { "Dual Wield" },
      text = "Wields two." } },
    given = function(t)
      t:seat(1, { hero = "Left-Handed", play = { "Deathbringer", "Krol Blade" }, resources = 3 })
      t:boss { play = { "Wazzuli Wildmender" } }
    end,
    play = function(t)
      t:attacks(1, "Left-Handed", "Wazzuli Wildmender")
      t:strikes(1, "Krol Blade")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Wazzuli Wildmender", 3)
      t:damage("Onyxia", 0)
      t:ready_resources(1, 2)
      t:not_told { "triggers" }
    end,
  },
}
