return weapon "Aurastone Hammer" {
  number = 14, rarity = "rare",
  cost = 2, atk = 1, damage = "melee", strike = 3,
  tags = { "One-Handed", "Melee (1)", "Mace" },
  class = { "druid", "paladin", "priest", "shaman" },
  values = { price = 2 },
  text = "({price}), [Activate]: Put target ally of yours into its owner's hand. Only in your turn.",
  powers = {
    pays { cost = { resources = value.price, exhaust = this }, only_your_turn = true,
      targets = { target("ally", your.ally) },
      effect = function(me, t) t.ally:to_hand() end },
  },
}
