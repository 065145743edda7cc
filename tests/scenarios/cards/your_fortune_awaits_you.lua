return scenario "Your Fortune Awaits You pays for itself and draws a card" {
  cites = { "CR 702.1", "CR 412.2" },
  given = function(t)
    t:seat(1, {
      hero = "hoa/ta_zo", deck = { "Fire Blast", "Frostbolt" },
      resources = { "Your Fortune Awaits You", { "Fire Blast", down = true },
        { "Fire Blast", down = true } } })
  end,
  play = function(t)
    t:completes(1, "Your Fortune Awaits You")
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_hand(1, "Fire Blast")
    t:hand_count(1, 1)
    t:ready_resources(1, 0)
    t:resources(1, 3)
    t:told { "Your Fortune Awaits You is turned face down" }
  end,
}
