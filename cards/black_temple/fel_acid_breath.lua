return ability "Fel-Acid Breath" {
  number = 17, rarity = "uncommon", cost = 2,
  tags = { "Traitor" }, class = { "shaman" }, requires = "traitor_hero",
  text = "",
  play = function(me) end,
}
