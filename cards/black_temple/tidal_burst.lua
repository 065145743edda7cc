return ability "Tidal Burst" {
  number = 13, rarity = "uncommon", cost = 1,
  tags = { "Traitor" }, class = { "mage" }, requires = "traitor_hero",
  text = "",
  play = function(me) end,
}
