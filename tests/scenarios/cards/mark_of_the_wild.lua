return scenario "Mark of the Wild makes an ally bigger at any time, as long as it stays attached" {
  cites = { "CR 400.2", "CR 704.1", "CR 409.1", "CR 405.2" },
  given = function(t)
    t:seat(1, { hand = { "Mark of the Wild" }, resources = 2,
      play = { "Parvink", "Crazy Igvand" } })                  -- 2/2 and 6/6
    t:boss { hand = { "Dispel Magic" }, resources = 1, play = { "Wazzuli Wildmender" } }   -- 3/5
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:cant(1, "plays", "Mark of the Wild", { target = "hero@1" })
    t:plays(1, "Mark of the Wild", { target = "Parvink" })
    t:everyone_passes()
    t:attached("Mark of the Wild", "Parvink")
    t:ready_resources(1, 0)
    t:atk("Parvink", 4)
    t:health("Parvink", 4)
    t:health("Crazy Igvand", 6)
    t:attacks("boss", "Wazzuli Wildmender", "Parvink")
    t:to_end_of_combat()
    t:damage("Parvink", 3)
    t:damage("Wazzuli Wildmender", 4)
    t:in_play(1, "Parvink")
    t:plays("boss", "Dispel Magic", { target = "Mark of the Wild" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard(1, "Mark of the Wild")
    t:in_graveyard(1, "Parvink")
  end,
}
