return ability "Wicked Beam" {
  number = 28, rarity = "uncommon", cost = x,
  tags = { "Black Temple" },
  text = "",
  play = function(me) end,
}
