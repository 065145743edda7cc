return ability "Crushing Shadows" {
  number = 15, rarity = "uncommon", cost = 2,
  tags = { "Traitor" }, class = { "priest" }, requires = "traitor_hero",
  text = "",
  play = function(me) end,
}
