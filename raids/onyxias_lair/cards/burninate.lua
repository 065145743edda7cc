local words = use "onyxias_lair/words"

return ability "Burninate" {
  number = 7, rarity = "uncommon",
  cost = 8, tags = { "Onyxia" },
  text = "The lair is one sheet of flame: every opposing ability, ally and equipment is destroyed.",
  play = function() all(words.spoils):destroy() end,
}
