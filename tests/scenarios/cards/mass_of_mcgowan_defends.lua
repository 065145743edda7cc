return scenario "The Mass of McGowan is no heavier while its hero defends against an ally" {
  cites = { "CR 303.2", "CR 602.3" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", resources = 1, play = { "Mass of McGowan" } })
    t:boss { play = { "Wazzuli Wildmender" } }
    t:turn("boss")
  end,
  play = function(t)
    t:attacks("boss", "Wazzuli Wildmender", "hero@1")
    t:strikes(1, "Mass of McGowan")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Wazzuli Wildmender", 2)
    t:damage("hero@1", 3)
  end,
}
