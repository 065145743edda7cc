return scenario "A hero strikes as it attacks, for the strike cost, with a ready weapon" {
  cites = { "CR 303.2", "CR 602.1", "CR 303.2b", "CR 303.2a" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", play = { "Krol Blade" }, resources = 1 })
  end,
  play = function(t)
    t:attacks(1, "Bulkas Wildhorn", "Onyxia")
    t:strikes(1, "Krol Blade")
    t:atk("Bulkas Wildhorn", 3)
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Onyxia", 3)
    t:exhausted("Krol Blade")
    t:ready_resources(1, 0)
    t:atk("Bulkas Wildhorn", 0)
    t:told { "deals 3 melee damage to Onyxia" }
  end,
}
