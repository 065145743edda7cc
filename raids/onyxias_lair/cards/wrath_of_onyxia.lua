return ability "Wrath of Onyxia" {
  number = 33, rarity = "uncommon",
  cost = 6, tags = { "Onyxia" },
  text = "Destroy each opposing ally.",
  play = function() all(opposing.ally):destroy() end,
}
