return scenario "The wrap-up step discards down to seven cards" {
  cites = { "CR 503.1", "CR 415.4", "CR 415.4b", "CR 503.2a", "CR 503.2" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Fire Blast", "Fire Blast", "Fire Blast", "Frostbolt",
      "Frostbolt", "Frostbolt", "Counterspell", "Counterspell", "Flamestrike" } })
  end,
  play = function(t)
    t:will_answer(1, { "Flamestrike", "Counterspell" })
    t:ends_turn()
  end,
  expect = function(t)
    t:hand_count(1, 7)
    t:in_graveyard(1, "Flamestrike")
    t:in_graveyard(1, "Counterspell")
    t:is_turn("boss")
  end,
}
