return ability "Wrath of Onyxia" {
  number = 33, rarity = "uncommon",
  cost = 6, tags = { "Onyxia" },
  text = "No ally of your opponents outlives her rage: destroy them all.",
  play = function() all(opposing.ally):destroy() end,
}
