return hero "Ta'zo" {
  number = 15, rarity = "uncommon",
  health = 25,
  tags = { "Troll", "Mage", "Fire", "Enchanting", "Tailoring" },
  class = { "mage" }, faction = "horde",
  values = { price = 3, amount = 3 },
  text = "({price}) and flip this: This deals {amount} fire damage to target character. Only in \z
    your turn.",
  powers = {
    pays { cost = { resources = value.price, flip = this },
      only_your_turn = true,
      targets = { target("prey", any.character, harm) },
      effect = function(me, t) me:deal(me.amount, "fire", t.prey) end },
  },
  back = {},
}
