return scenario "A Donation of Wool, completed with itself, pays for other things next turn" {
  cites = { "CR 702.1", "CR 702.2", "CR 412.2", "BA:Resource" },
  given = function(t)
    t:seat(1, { hero = "tdp/grumpherys", deck = { "Fury", "Fury", "Bloodclaw" },
      hand = { "Bloodclaw", "Chops" }, resources = { "A Donation of Wool" } })
    t:boss { deck = { "Fury" } }
  end,
  play = function(t)
    t:completes(1, "A Donation of Wool")
    t:ready_resources(1, 0)
    t:face_down("A Donation of Wool")
    t:everyone_passes()
    t:answers(1, "Chops")
    t:cant(1, "completes", "A Donation of Wool")
    t:ends_turn()
    t:ends_turn()
    t:is_turn(1)
    t:ready_resources(1, 1)
    t:plays(1, "Bloodclaw")
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_play(1, "Bloodclaw")
    t:ready_resources(1, 0)
    t:resources(1, 1)
  end,
}
