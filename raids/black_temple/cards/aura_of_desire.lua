return ability "Aura of Desire" {
  number = 20, rarity = "uncommon", cost = 1,
  tags = { "Black Temple" },
  text = "",
  play = function(me) end,
}
