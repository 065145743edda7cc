return ability "Parasitic Shadowfiend" {
  number = 25, rarity = "uncommon", cost = 1, instant = true,
  tags = { "Black Temple" },
  text = "",
  play = function(me) end,
}
