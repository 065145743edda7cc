return scenario "Tristan Rapidstrike comes in answer to an attack, and protects against it" {
  cites = { "CR 409.1", "CR 302.2", "CR 602.2" },
  given = function(t)
    t:seat(1, { hero = "hoa/boris_brightbeard", hand = { "Tristan Rapidstrike", "Parvink" },
      resources = 4 })
    t:boss { play = { "Wazzuli Wildmender" } }
    t:turn("boss")
  end,
  play = function(t)
    t:proposes("boss", "Wazzuli Wildmender", "hero@1")
    t:passes("boss")
    t:cant(1, "plays", "Parvink")
    t:plays(1, "Tristan Rapidstrike")
    t:everyone_passes()
    t:everyone_passes()
    t:protects(1, "Tristan Rapidstrike")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("hero@1", 0)
    t:in_graveyard(1, "Tristan Rapidstrike")
    t:damage("Wazzuli Wildmender", 3)
  end,
}
