return scenario "The Ornate Adamantium Breastplate stops six of one damage, and is spent" {
  cites = { "CR 717.2c", "CR 717.2" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", play = { "Ornate Adamantium Breastplate" } })
    t:boss { play = { "High Overlord Saurfang", "Vesh'ral" } }
    t:turn("boss")
  end,
  play = function(t)
    t:def("Ornate Adamantium Breastplate", 6)
    t:attacks("boss", "High Overlord Saurfang", "Bulkas Wildhorn")
    t:prevents(1, "Ornate Adamantium Breastplate")
    t:damage("Bulkas Wildhorn", 3)
    t:attacks("boss", "Vesh'ral", "Bulkas Wildhorn")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Bulkas Wildhorn", 6)
    t:exhausted("Ornate Adamantium Breastplate")
  end,
}
