return scenario "Deacon Johanna heals once in a turn" {
  cites = { "CR 701.4", "CR 407.1" },
  given = function(t)
    t:seat(1, { hero = { "tdp/bulkas_wildhorn", damage = 6 }, play = { "Deacon Johanna" },
      resources = 5 })
  end,
  play = function(t)
    t:uses(1, "Deacon Johanna", { target = "Bulkas Wildhorn" })
    t:cant(1, "uses", "Deacon Johanna")
    t:everyone_passes()
    t:damage("Bulkas Wildhorn", 4)
    t:cant(1, "uses", "Deacon Johanna")
    t:ends_turn()
    t:passes("boss")
    t:uses(1, "Deacon Johanna", { target = "Bulkas Wildhorn" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Bulkas Wildhorn", 2)
    t:ready("Deacon Johanna")
    t:ready_resources(1, 1)
  end,
}
