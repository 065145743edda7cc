return scenario "A quest may be placed face up, and is no card to play" {
  cites = { "CR 412.1", "CR 702.1", "CR 409.2", "CR 201.2", "CR 306.1", "CR 702.2" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Your Fortune Awaits You" }, resources = 2,
      deck = { "Fire Blast" } })
  end,
  play = function(t)
    t:cant(1, "plays", "Your Fortune Awaits You")
    t:places(1, "Your Fortune Awaits You", { face = "up" })
    t:everyone_passes()
    t:face_up("Your Fortune Awaits You")
    t:completes(1, "Your Fortune Awaits You")
    t:face_down("Your Fortune Awaits You")
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_hand(1, "Fire Blast")
    t:resources(1, 3)
    t:cant(1, "completes", "Your Fortune Awaits You")
  end,
}
