return scenario "A Donation of Silk draws two cards, then any two are discarded" {
  cites = { "CR 702.1", "CR 415.9e", "CR 415.9f" },
  given = function(t)
    t:seat(1, { hero = "hoa/timmo_shadestep", hand = { "Vanish" }, deck = { "Shiv", "Gouge", "Backstab" },
      resources = { "A Donation of Silk", { "Gouge", down = true } } })
  end,
  play = function(t)
    t:completes(1, "A Donation of Silk")
    t:everyone_passes()
    t:answers(1, { "Vanish", "Gouge" })
  end,
  expect = function(t)
    t:in_hand(1, "Shiv")
    t:hand_count(1, 1)
    t:in_graveyard(1, "Vanish")
    t:graveyard_count(1, 2)
    t:deck_count(1, 1)
    t:ready_resources(1, 0)
  end,
}
