local lair = use("magtheridons_lair/words").lair

return ability "Blast Nova" {
  number = 5, rarity = "uncommon", cost = 2,
  text = "Flip each of your Lair fixtures.",
  play = function() all(lair):flip() end,
}
