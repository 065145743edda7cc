return scenario "Exhausted armor prevents nothing" {
  cites = { "CR 411.1" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn",
      play = { { "Ornate Adamantium Breastplate", exhausted = true } } })
    t:boss { hand = { "Flame Breath" }, resources = 2 }
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Flame Breath")
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Bulkas Wildhorn", 1)
    t:asked("boss", "Your move")
  end,
}
