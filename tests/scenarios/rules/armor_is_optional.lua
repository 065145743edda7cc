return scenario "Armor may stay ready, and shields no ally" {
  cites = { "CR 717.2c" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn",
      play = { "Ornate Adamantium Breastplate", "Wazzuli Wildmender" } })
    t:boss { hand = { "Flame Breath" }, resources = 2 }
    t:turn("boss")
  end,
  play = function(t)
    t:will_answer(1, "none", "Bulkas Wildhorn")
    t:plays("boss", "Flame Breath")
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Bulkas Wildhorn", 1)
    t:damage("Wazzuli Wildmender", 1)
    t:ready("Ornate Adamantium Breastplate")
  end,
}
