return ability "Fel Geyser" {
  number = 11, rarity = "uncommon", cost = 2,
  tags = { "Traitor" }, class = { "druid" }, requires = "traitor_hero",
  text = "",
  play = function(me) end,
}
