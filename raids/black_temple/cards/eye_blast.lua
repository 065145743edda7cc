return ability "Eye Blast" {
  number = 22, rarity = "uncommon", cost = 1,
  tags = { "Black Temple" },
  text = "",
  play = function(me) end,
}
