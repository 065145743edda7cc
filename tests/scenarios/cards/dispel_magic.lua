return scenario "Dispel Magic destroys an ability in play, on anybody's turn" {
  cites = { "CR 706.1", "CR 409.1" },
  given = function(t)
    t:seat(1, { hero = "hoa/boris_brightbeard", hand = { "Dispel Magic", "Dispel Magic" },
      resources = 2, play = { "Crazy Igvand" } })
    t:boss { play = { "Spiritual Healing" }, hand = { "Flame Breath" }, resources = 2 }
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Flame Breath")
    t:passes("boss")
    t:cant(1, "plays", { "Dispel Magic", 1 }, { target = "Flame Breath" })
    t:cant(1, "plays", { "Dispel Magic", 1 }, { target = "Crazy Igvand" })
    t:plays(1, { "Dispel Magic", 1 }, { target = "Spiritual Healing" })
    t:everyone_passes()
    t:in_graveyard("boss", "Spiritual Healing")
    t:finishes_chain()
    t:passes("boss")
    t:cant(1, "plays", "Dispel Magic", { reason = "CR 706.1" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("hero@1", 1)
  end,
}
