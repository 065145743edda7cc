return scenario "Bulkas Wildhorn flips to destroy a damaged ally" {
  cites = { "CR 701.1", "CR 706.1" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", resources = 3 })
    t:boss { play = { { "Guardian Steelhorn", damage = 1 }, "Taz'dingo" } }
  end,
  play = function(t)
    t:cant(1, "uses", "Bulkas Wildhorn", { target = "Taz'dingo" })
    t:uses(1, "Bulkas Wildhorn", { target = "Guardian Steelhorn" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard("boss", "Guardian Steelhorn")
    t:in_play("boss", "Taz'dingo")
    t:ready_resources(1, 0)
  end,
}
