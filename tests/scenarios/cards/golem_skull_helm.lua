return scenario "A Golem Skull Helm takes three of a blow" {
  cites = { "CR 717.2c", "CR 304.2" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "Golem Skull Helm" }, resources = 3,
      deck = { "Rend" } })
    t:boss { play = { "Benethor Draigo" } }
  end,
  play = function(t)
    t:plays(1, "Golem Skull Helm")
    t:everyone_passes()
    t:ready_resources(1, 0)
    t:ends_turn()
    t:attacks("boss", "Benethor Draigo", "Bulkas Wildhorn")
    t:prevents(1, "Golem Skull Helm")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Bulkas Wildhorn", 1)
    t:exhausted("Golem Skull Helm")
    t:told { "Golem Skull Helm prevents 3 damage" }
  end,
}
