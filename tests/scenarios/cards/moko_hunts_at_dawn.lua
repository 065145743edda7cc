return scenario "Moko Hunts-at-Dawn attacks in the turn in which he comes" {
  cites = { "KW Ferocity", "CR 302.1" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "Moko Hunts-at-Dawn" }, resources = 6 })
    t:boss { play = { "Tyrus Sheynathren" } }
  end,
  play = function(t)
    t:plays(1, "Moko Hunts-at-Dawn")
    t:everyone_passes()
    t:ready_resources(1, 0)
    t:attacks(1, "Moko Hunts-at-Dawn", "Tyrus Sheynathren")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:in_graveyard("boss", "Tyrus Sheynathren")
    t:damage("Moko Hunts-at-Dawn", 3)
    t:health("Moko Hunts-at-Dawn", 4)
    t:told { "deals 5 ranged damage to Tyrus" }
  end,
}
