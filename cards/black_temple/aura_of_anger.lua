return ability "Aura of Anger" {
  number = 14, rarity = "uncommon", cost = 1,
  tags = { "Traitor", "Aura (1)" }, class = { "paladin" }, requires = "traitor_hero",
  text = "",
  play = function(me) end,
}
