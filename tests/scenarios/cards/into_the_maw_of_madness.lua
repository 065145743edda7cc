return scenario "Into the Maw of Madness is destroyed for a card" {
  cites = { "CR 702.1", "CR 403.1" },
  given = function(t)
    t:seat(1, { hero = "hoa/timmo_shadestep", deck = { "Shiv", "Gouge" },
      resources = { "Into the Maw of Madness", { "Gouge", down = true } } })
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:completes(1, "Into the Maw of Madness")
    t:in_graveyard(1, "Into the Maw of Madness")
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_hand(1, "Shiv")
    t:hand_count(1, 1)
    t:resources(1, 1)
    t:ready_resources(1, 1)
  end,
}
