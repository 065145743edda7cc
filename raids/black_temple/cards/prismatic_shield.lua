return ability "Prismatic Shield" {
  number = 26, rarity = "uncommon", cost = 1, instant = true,
  tags = { "Black Temple" },
  values = { amount = 3 },
  text = "Prevent {amount} of any damage to your characters this turn.",
  play = function(me) me:begin("prism", this_turn) end,
  later = { prism = prevents.damage { to = your.character, amount = value.amount } },
}
