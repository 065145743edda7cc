return ally "Grimdron" {
  number = 125, rarity = "uncommon",
  cost = 1, atk = 0, damage = "fire", health = 1,
  tags = { "Imp", "Demon", "Pet (1)" }, class = { "warlock" },
  keywords = { "Elusive" },
  values = { price = 1, amount = 1 },
  text = "Elusive <p> ({price}), [Activate]: This deals {amount} fire damage to target \z
    character.",
  powers = {
    pays { cost = { resources = value.price, exhaust = this },
      targets = { target("prey", any.character, harm) },
      effect = function(me, t) me:deal(me.amount, "fire", t.prey) end },
  },
}
