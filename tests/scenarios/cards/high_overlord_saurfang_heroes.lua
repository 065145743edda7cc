return scenario "Heroes live through a fight with High Overlord Saurfang" {
  cites = { "CR 602.3", "CR 703.1" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn" })
    t:boss { play = { "High Overlord Saurfang" } }
  end,
  play = function(t)
    t:attacks(1, "Bulkas Wildhorn", "High Overlord Saurfang")
    t:to_end_of_combat()
    t:damage("Bulkas Wildhorn", 9)
    t:ends_turn()
    t:attacks("boss", "High Overlord Saurfang", "Bulkas Wildhorn")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Bulkas Wildhorn", 18)
    t:in_play("boss", "High Overlord Saurfang")
  end,
}
