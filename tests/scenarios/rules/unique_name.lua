return scenario "Of two unique cards with one name, the player keeps the one that he chooses" {
  cites = { "CR 414.1", "CR 414.3", "CR 414.3a", "CR 710.1f" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "Overseer Oilfist" }, resources = 2,
      play = { { "Overseer Oilfist", damage = 1 } },
      deck = { "Krol Blade", "Rend", "Rend", "Rend" } })
  end,
  play = function(t)
    t:plays(1, "Overseer Oilfist")
    t:everyone_passes()
    t:asked(1, "Uniqueness")
    t:answers(1, { "Overseer Oilfist", 1 })
    t:count_in_play(1, "Overseer Oilfist", 1)
    t:damage("Overseer Oilfist", 0)
    t:will_answer(1, "Krol Blade")
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard(1, "Overseer Oilfist")
    t:in_hand(1, "Krol Blade")
  end,
}
