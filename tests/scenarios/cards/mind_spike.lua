return {
  scenario "Mind Spike costs its target's controller a card for the damage that arrives" {
    cites = { "CR 400.2", "CR 405.1" },
    raiders = 2,
    given = function(t)
      t:seat(1, { hero = "hoa/boris_brightbeard", hand = { "Mind Spike", "Smite" }, resources = 2 })
      t:seat(2, { hero = "hoa/boris_brightbeard", hand = { "Smite" } })
      t:boss { hand = { "Flame Breath", "Fire Blast" } }
    end,
    play = function(t)
      t:plays(1, "Mind Spike", { target = "Onyxia" })
      t:everyone_passes()
      t:answers("boss", "Fire Blast")
    end,
    expect = function(t)
      t:damage("Onyxia", 1)
      t:in_graveyard("boss", "Fire Blast")
      t:hand_count("boss", 1)
      t:hand_count(1, 1)
      t:hand_count(2, 1)
      t:ready_resources(1, 0)
      t:told { "Boris Brightbeard deals 1 shadow damage to Onyxia" }
    end,
  },
  scenario "What raises the damage of a Mind Spike costs another card" {
    cites = { "CR 717.1" },
    given = function(t)
      t:seat(1, { hero = "hoa/boris_brightbeard", hand = { "Mind Spike" }, resources = 2,
        play = { "Chromatic Cloak" } })
      t:boss { hand = { "Flame Breath", "Fire Blast", "Burninate" } }
    end,
    play = function(t)
      t:plays(1, "Mind Spike", { target = "Onyxia" })
      t:everyone_passes()
      t:answers("boss", { "Fire Blast", "Burninate" })
    end,
    expect = function(t)
      t:damage("Onyxia", 2)
      t:hand_count("boss", 1)
      t:in_hand("boss", "Flame Breath")
    end,
  },
  scenario "A shield that swallows a Mind Spike saves the card too" {
    cites = { "CR 717.2", "CR 405.1" },
    given = function(t)
      t:seat(1, { hero = "hoa/boris_brightbeard", hand = { "Mind Spike" }, resources = 2 })
      t:boss { hand = { "Fire Blast" },
        play = { { "Power Word: Shield", attached_to = "Onyxia" } } }
    end,
    play = function(t)
      t:plays(1, "Mind Spike", { target = "Onyxia" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("Onyxia", 0)
      t:in_hand("boss", "Fire Blast")
      t:in_graveyard("boss", "Power Word: Shield")
    end,
  },
}
