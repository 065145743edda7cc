return ability "Needle Spine" {
  number = 12, rarity = "uncommon", cost = 1, instant = true,
  tags = { "Traitor" }, class = { "hunter" }, requires = "traitor_hero",
  text = "",
  play = function(me) end,
}
