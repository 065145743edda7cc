return scenario "Two Worlds in Flames double twice, and stop (A7)" {
  cites = { "CR 716.1", "CR 716.1e" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Fire Blast" }, resources = 1,
      play = { "World in Flames", "World in Flames" } })
  end,
  play = function(t)
    t:will_answer(1, { "World in Flames", 1 })
    t:plays(1, "Fire Blast", { target = "Onyxia" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Onyxia", 8)
  end,
}
