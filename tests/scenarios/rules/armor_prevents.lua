return scenario "Armor is exhausted to take its DEF off one damage to the hero" {
  cites = { "CR 717.2c", "CR 717.2", "CR 717.2d" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", play = { "Ornate Adamantium Breastplate" } })
    t:boss { play = { "Wazzuli Wildmender" } }
    t:turn("boss")
  end,
  play = function(t)
    t:attacks("boss", "Wazzuli Wildmender", "Bulkas Wildhorn")
    t:prevents(1, "Ornate Adamantium Breastplate")
    t:damage("Bulkas Wildhorn", 0)
    t:exhausted("Ornate Adamantium Breastplate")
    t:attacks("boss", "Onyxia", "Bulkas Wildhorn")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Bulkas Wildhorn", 1)
  end,
}
