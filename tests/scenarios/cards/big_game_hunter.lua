return scenario "Big Game Hunter finds one equipment among four cards" {
  cites = { "CR 702.1" },
  given = function(t)
    t:seat(1, {
      hero = "tdp/bulkas_wildhorn",
      deck = { "Rend", "Kagra of the Crossroads", "Rend", "Krol Blade", "Major Healing Potion" },
      resources = { "Big Game Hunter", { "Rend", down = true } } })
  end,
  play = function(t)
    t:will_answer(1, "Krol Blade")
    t:completes(1, "Big Game Hunter")
    t:everyone_passes()
    t:answers(1, { "Rend", "Kagra of the Crossroads" })
  end,
  expect = function(t)
    t:in_hand(1, "Krol Blade")
    t:hand_count(1, 1)
    t:deck_count(1, 4)
    t:not_told { "reveals Major Healing Potion" }
  end,
}
