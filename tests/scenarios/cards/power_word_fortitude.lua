return scenario "Power Word: Fortitude is five more health, as long as it lasts" {
  cites = { "CR 400.2", "CR 704.1", "CR 405.2" },
  given = function(t)
    t:seat(1, { hero = "hoa/boris_brightbeard", hand = { "Power Word: Fortitude" }, resources = 3,
      play = { "Parvink", "Crazy Igvand" } })
    t:boss { hand = { "Dispel Magic" }, resources = 1, play = { "Wazzuli Wildmender" } }
  end,
  play = function(t)
    t:plays(1, "Power Word: Fortitude", { target = "Parvink" })
    t:everyone_passes()
    t:health("Parvink", 7)
    t:health("Crazy Igvand", 6)
    t:attacks(1, "Parvink", "Wazzuli Wildmender")
    t:to_end_of_combat()
    t:damage("Parvink", 3)
    t:in_play(1, "Parvink")
    t:passes(1)
    t:plays("boss", "Dispel Magic", { target = "Power Word: Fortitude" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard(1, "Power Word: Fortitude")
    t:in_graveyard(1, "Parvink")
  end,
}
