return scenario "Who adds a link has priority again, and after it resolves the turn player has" {
  cites = { "CR 410.1", "CR 410.4", "CR 709.2h" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Fire Blast", "Fire Blast" }, resources = 2 })
    t:turn("boss")
  end,
  play = function(t)
    t:asked("boss")
    t:passes("boss")
    t:asked(1)
    t:plays(1, "Fire Blast", { target = "Onyxia" })
    t:asked(1)
    t:plays(1, "Fire Blast", { target = "Onyxia" })
    t:passes(1)
    t:asked("boss")
    t:passes("boss")
    t:chain(1)
    t:damage("Onyxia", 2)
    t:asked("boss")
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Onyxia", 4)
    t:asked("boss")
  end,
}
