return ability "Hateful Strike" {
  number = 16, rarity = "uncommon", cost = 2, instant = true,
  tags = { "Combo", "Traitor" }, class = { "rogue" }, requires = "traitor_hero",
  text = "",
  play = function(me) end,
}
