return {
  scenario "Charge exhausts its target and draws a card" {
    cites = { "CR 411.1", "CR 709.2b" },
    given = function(t)
      t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "Charge" }, resources = 2,
        deck = { "Rend", "Krol Blade", "Slam" } })
      t:boss { play = { "Scout Omerrta" } }
      t:turn("boss")
    end,
    play = function(t)
      t:passes("boss")
      t:cant(1, "plays", "Charge")
      t:ends_turn()
      t:plays(1, "Charge", { target = "Scout Omerrta" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:exhausted("Scout Omerrta")
      t:ready("Onyxia")
      t:in_hand(1, "Rend")
      t:in_hand(1, "Krol Blade")
      t:hand_count(1, 2)
      t:ready_resources(1, 1)
    end,
  },
  scenario "Charge reaches a hero, and one that is exhausted already" {
    cites = { "CR 712.3" },
    given = function(t)
      t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "Charge", "Charge" }, resources = 2,
        deck = { "Rend", "Krol Blade" } })
    end,
    play = function(t)
      t:plays(1, { "Charge", 1 }, { target = "Onyxia" })
      t:everyone_passes()
      t:exhausted("Onyxia")
      t:plays(1, "Charge", { target = "Onyxia" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:exhausted("Onyxia")
      t:hand_count(1, 2)
    end,
  },
  scenario "A Charge at nobody draws nothing" {
    cites = { "CR 709.2a" },
    given = function(t)
      t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "Charge" }, resources = 1,
        deck = { "Rend" } })
      t:boss { play = { "Taz'dingo" }, hand = { "Fire Blast" }, resources = 1 }
    end,
    play = function(t)
      t:plays(1, "Charge", { target = "Taz'dingo" })
      t:passes(1)
      t:plays("boss", "Fire Blast", { target = "Taz'dingo" })
      t:everyone_passes()
      t:in_graveyard("boss", "Taz'dingo")
      t:everyone_passes()
    end,
    expect = function(t)
      t:chain(0)
      t:in_graveyard(1, "Charge")
      t:hand_count(1, 0)
    end,
  },
}
