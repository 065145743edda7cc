return item "Major Healing Potion" {
  number = 265, rarity = "uncommon",
  cost = 1, tags = { "Potion" },
  class = { "druid", "hunter", "mage", "paladin", "priest", "rogue", "shaman", "warlock",
    "warrior" },
  values = { price = 1, amount = 5 },
  text = "({price}) and destroy this: Your hero heals {amount} damage from itself.",
  powers = {
    pays { cost = { resources = value.price, destroy = this },
      effect = function(me) me.hero:heal(me.amount, me.hero) end },
  },
}
