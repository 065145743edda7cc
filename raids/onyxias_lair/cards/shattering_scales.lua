return ability "Shattering Scales" {
  number = 25, rarity = "uncommon",
  cost = 4, tags = { "Onyxia" },
  text = "Destroy each opposing equipment or ability.",
  play = function() all(opposing.ability:or_type("equipment")):destroy() end,
}
