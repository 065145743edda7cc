return ability "Aura of Suffering" {
  number = 21, rarity = "uncommon", cost = 2,
  tags = { "Black Temple" },
  text = "",
  play = function(me) end,
}
