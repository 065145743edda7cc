return scenario "Vindicator Enkallus protects and strikes back with the force of nature" {
  cites = { "CR 602.2", "CR 602.3" },
  given = function(t)
    t:seat(1, { hero = "hoa/boris_brightbeard", play = { "Vindicator Enkallus" } })
    t:boss { play = { "Wazzuli Wildmender" } }
    t:turn("boss")
  end,
  play = function(t)
    t:attacks("boss", "Wazzuli Wildmender", "hero@1")
    t:protects(1, "Vindicator Enkallus")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("hero@1", 0)
    t:damage("Vindicator Enkallus", 3)
    t:told { "Vindicator Enkallus deals 3 nature damage to Wazzuli Wildmender" }
  end,
}
