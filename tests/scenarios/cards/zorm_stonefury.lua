return scenario "Zorm Stonefury drives allies on while they attack, himself too, and no hero" {
  cites = { "CR 704.1", "CR 602.1" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", play = { "Zorm Stonefury", "Scout Omerrta",
      "Krol Blade", "Guardian Steelhorn" }, deck = { "Fire Blast" } })
    t:boss { play = { "Vesh'ral" } }
  end,
  play = function(t)
    t:atk("Scout Omerrta", 2)
    t:attacks(1, "Scout Omerrta", "Onyxia")
    t:atk("Scout Omerrta", 3)
    t:atk("Zorm Stonefury", 1)
    t:to_end_of_combat()
    t:damage("Onyxia", 3)
    t:atk("Scout Omerrta", 2)
    t:attacks(1, "Zorm Stonefury", "Onyxia")
    t:to_end_of_combat()
    t:damage("Onyxia", 5)
    t:attacks(1, "Bulkas Wildhorn", "Onyxia")
    t:atk("Bulkas Wildhorn", 0)
    t:to_end_of_combat()
    t:damage("Onyxia", 5)
    t:ends_turn()
    t:attacks("boss", "Vesh'ral", "Bulkas Wildhorn")
    t:atk("Vesh'ral", 3)
    t:protects(1, "Guardian Steelhorn")
    t:atk("Guardian Steelhorn", 3)
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:in_graveyard("boss", "Vesh'ral")
    t:in_graveyard(1, "Guardian Steelhorn")
  end,
}
