return ability "Fel Rage" {
  number = 23, rarity = "uncommon", cost = 2,
  tags = { "Black Temple" },
  text = "",
  play = function(me) end,
}
