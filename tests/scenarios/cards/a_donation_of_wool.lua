return scenario "A Donation of Wool pays for itself, draws a card and asks for one" {
  cites = { "CR 702.1", "CR 702.2", "CR 415.9e" },
  given = function(t)
    t:seat(1, { hero = "tdp/grumpherys", hand = { "Bloodclaw" },
      deck = { "Fury", "Old Bones" }, resources = { "A Donation of Wool" } })
  end,
  play = function(t)
    t:completes(1, "A Donation of Wool")
    t:everyone_passes()
    t:in_hand(1, "Fury")
    t:answers(1, "Bloodclaw")
  end,
  expect = function(t)
    t:in_hand(1, "Fury")
    t:hand_count(1, 1)
    t:in_graveyard(1, "Bloodclaw")
    t:face_down("A Donation of Wool")
    t:deck_count(1, 1)
  end,
}
