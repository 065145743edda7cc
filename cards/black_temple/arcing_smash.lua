return ability "Arcing Smash" {
  number = 19, rarity = "uncommon", cost = 2,
  tags = { "Traitor" }, class = { "warrior" }, requires = "traitor_hero",
  text = "",
  play = function(me) end,
}
