return scenario "Prey on the Weak destroys an ally that costs four or less" {
  cites = { "CR 706.1", "CR 201.1" },
  given = function(t)
    t:seat(1, { hero = "hoa/timmo_shadestep", resources = 2, hand = { "Prey on the Weak" } })
    t:boss { play = { "Tyrus Sheynathren", "Wazzuli Wildmender" } }
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:cant(1, "plays", "Prey on the Weak", { target = "Wazzuli Wildmender" })   -- costs 5
    t:cant(1, "plays", "Prey on the Weak", { target = "Onyxia" })
    t:plays(1, "Prey on the Weak", { target = "Tyrus Sheynathren" })            -- costs 4
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard("boss", "Tyrus Sheynathren")
    t:in_play("boss", "Wazzuli Wildmender")
  end,
}
