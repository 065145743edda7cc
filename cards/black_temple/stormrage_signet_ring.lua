return item "Stormrage Signet Ring" {
  number = 6, rarity = "rare",
  cost = 4, tags = { "Trinket (2)" },
  class = { "druid", "paladin", "rogue", "shaman", "warrior" },
  values = { price = 2 },
  text = "({price}), [Activate]: Put target equipment into its owner's hand. Only in your turn.",
  powers = {
    pays { cost = { resources = value.price, exhaust = this }, only_your_turn = true,
      targets = { target("gear", any.equipment, harm) },
      effect = function(me, t) t.gear:to_hand() end },
  },
}
