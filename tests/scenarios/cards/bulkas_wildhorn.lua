return scenario "Bulkas Wildhorn flips to destroy a damaged ally" {
  cites = { "CR 701.1", "CR 706.1" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", resources = 6, deck = { "Rend" },
      play = { { "Guardian Steppestrider", damage = 1 } } })
    t:boss { play = { { "Guardian Steelhorn", damage = 1 }, "Taz'dingo",
      { "Tyrus Sheynathren", damage = 1 } } }
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:cant(1, "uses", "Bulkas Wildhorn")
    t:ends_turn()
    t:cant(1, "uses", "Bulkas Wildhorn", { target = "Taz'dingo" })
    t:can(1, "uses", "Bulkas Wildhorn", { target = "Guardian Steppestrider" })
    t:uses(1, "Bulkas Wildhorn", { target = "Guardian Steelhorn" })
    t:everyone_passes()
    t:cant(1, "uses", "Bulkas Wildhorn")
  end,
  expect = function(t)
    t:ready("Bulkas Wildhorn")
    t:in_graveyard("boss", "Guardian Steelhorn")
    t:in_play("boss", "Taz'dingo")
    t:ready_resources(1, 3)
  end,
}
