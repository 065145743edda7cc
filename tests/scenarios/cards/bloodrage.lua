return scenario "Bloodrage is paid for in blood, turn after turn" {
  cites = { "CR 403.1", "CR 405.3", "CR 703.1" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "Bloodrage" }, resources = 5,
      deck = { "Rend", "Krol Blade", "Slam", "Charge", "Cleave", "Execute" } })
    t:boss { play = { "Ward" } }
    t:turn("boss")
  end,
  cards = { ward = ability "Ward" { cost = 0, ongoing = true,
    text = "Prevent all damage to characters.",
    powers = { prevents.damage { to = any.character, all = true } } } },
  play = function(t)
    t:passes("boss")
    t:cant(1, "plays", "Bloodrage")
    t:ends_turn()
    t:hand_count(1, 2)
    t:plays(1, "Bloodrage")
    t:damage("Bulkas Wildhorn", 2)             -- before it resolves
    t:hand_count(1, 1)
    t:everyone_passes()
    t:in_hand(1, "Krol Blade")
    t:in_hand(1, "Slam")
    t:hand_count(1, 3)
    t:ends_turn()
    t:damage("Bulkas Wildhorn", 2)
    t:ends_turn()                              -- 1 damage and a card, and that of the draw step
  end,
  expect = function(t)
    t:damage("Bulkas Wildhorn", 3)
    t:hand_count(1, 5)
    t:in_hand(1, "Charge")
    t:in_hand(1, "Cleave")
    t:in_play(1, "Bloodrage")
    t:ready_resources(1, 5)
  end,
}
