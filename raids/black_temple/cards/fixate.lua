return ability "Fixate" {
  number = 24, rarity = "uncommon", cost = 1,
  tags = { "Black Temple" },
  text = "",
  play = function(me) end,
}
