return scenario "Defensive Stance takes one from each damage to the hero" {
  cites = { "CR 717.2" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", play = { "Defensive Stance" } })
    t:boss { play = { "Taz'dingo" } }
    t:turn("boss")
  end,
  play = function(t)
    t:attacks("boss", "Taz'dingo", "Bulkas Wildhorn")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Bulkas Wildhorn", 1)
    t:told { "prevents 1 damage to Bulkas Wildhorn" }
  end,
}
