return armor "Netherwind Crown" {
  number = 17, rarity = "epic",
  cost = 3, def = 0,
  tags = { "Head (1)", "Cloth" },
  class = { "mage" },
  values = { price = 1, amount = 1 },
  text = "When you play a mage ability card, ready this. <p> ({price}), [Activate]: Your hero \z
    deals {amount} arcane damage to target ally.",
  powers = {
    pays { cost = { resources = value.price, exhaust = this },
      targets = { target("prey", any.ally, harm) },
      effect = function(me, t) me.hero:deal(me.amount, "arcane", t.prey) end },
    when.played { whose = "your", of = any.ability:with { class = "mage" }:in_zone("chain"),
      effect = function(me) me:ready() end },
  },
}
