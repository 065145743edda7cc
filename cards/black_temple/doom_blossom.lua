return ability "Doom Blossom" {
  number = 18, rarity = "uncommon", cost = 1, instant = true,
  tags = { "Traitor" }, class = { "warlock" }, requires = "traitor_hero",
  text = "",
  play = function(me) end,
}
