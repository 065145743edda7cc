return scenario "Zalazane hexes a card out of a player's hand" {
  cites = { "CR 702.1", "CR 415.9e" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", deck = { "Fire Blast" },
      resources = { "Zalazane", { "Fire Blast", down = true }, { "Scorch", down = true } } })
    t:boss { hand = { "Flame Breath", "Knock Away", "Crush" } }
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:cant(1, "completes", "Zalazane")
    t:ends_turn()
    t:completes(1, "Zalazane", { target = "boss" })
    t:everyone_passes()
    t:answers("boss", "Crush")
  end,
  expect = function(t)
    t:in_graveyard("boss", "Crush")
    t:hand_count("boss", 2)
    t:hand_count(1, 1)
    t:ready_resources(1, 0)
    t:face_down("Zalazane")
  end,
}
