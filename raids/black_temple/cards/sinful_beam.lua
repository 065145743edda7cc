return ability "Sinful Beam" {
  number = 27, rarity = "uncommon", cost = x,
  tags = { "Black Temple" },
  text = "",
  play = function(me) end,
}
