return armor "Netherwind Crown" {
  number = 17, rarity = "epic",
  cost = 3, def = 0,
  tags = { "Head (1)", "Cloth" },
  class = { "mage" },
  values = { price = 1, amount = 1 },
  text = "({price}), [Activate]: A spark from the nether. Target ally is dealt {amount} arcane \z
    damage by your hero. <p> Each Mage ability that you play readies the crown.",
  powers = {
    pays { cost = { resources = value.price, exhaust_this = true },
      targets = { target("prey", any.ally, harm) },
      effect = function(me, t) me.hero:deal(me.amount, "arcane", t.prey) end },
    when.played { whose = "your", of = any.ability:with { class = "mage" }:in_zone("chain"),
      effect = function(me) me:ready() end },
  },
}
