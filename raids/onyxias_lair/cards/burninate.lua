local words = use "onyxias_lair/words"

return ability "Burninate" {
  number = 7, rarity = "uncommon",
  cost = 8, tags = { "Onyxia" },
  text = "Destroy each opposing equipment, ally or ability.",
  play = function() all(words.spoils):destroy() end,
}
