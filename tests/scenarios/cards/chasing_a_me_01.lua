return scenario "Chasing A-Me 01 brings an ally back from its own player's graveyard" {
  cites = { "CR 702.1", "CR 706.1" },
  given = function(t)
    t:seat(1, { hero = "hoa/boris_brightbeard", graveyard = { "Parvink", "Smite" },
      resources = { "Chasing A-Me 01", { "Smite", down = true }, { "Smite", down = true } } })
    t:boss { graveyard = { "Wazzuli Wildmender" } }
  end,
  play = function(t)
    t:cant(1, "completes", "Chasing A-Me 01", { target = "Wazzuli Wildmender" })
    t:cant(1, "completes", "Chasing A-Me 01", { target = "Smite" })
    t:completes(1, "Chasing A-Me 01", { target = "Parvink" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_hand(1, "Parvink")
    t:in_graveyard(1, "Smite")
    t:ready_resources(1, 0)
    t:face_down("Chasing A-Me 01")
  end,
}
