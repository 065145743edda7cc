return scenario "Nobody strikes back at a Long-Range attacker" {
  cites = { "CR 603.1", "CR 603.1a" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", play = { "Wazzuli Wildmender" } })
    t:boss { boss = "onyxias_lair/onyxia_2" }
    t:words { stage = 2 }
    t:turn("boss")
  end,
  play = function(t)
    t:has("Onyxia", "Long-Range")
    t:attacks("boss", "Onyxia", "Wazzuli Wildmender")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Wazzuli Wildmender", 2)
    t:damage("Onyxia", 0)
  end,
}
