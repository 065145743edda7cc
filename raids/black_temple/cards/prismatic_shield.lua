return ability "Prismatic Shield" {
  number = 26, rarity = "uncommon", cost = 1,
  tags = { "Black Temple" },
  text = "",
  play = function(me) end,
}
