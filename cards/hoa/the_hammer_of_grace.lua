return weapon "The Hammer of Grace" {
  number = 323, rarity = "uncommon",
  cost = 3, atk = 1, damage = "melee", strike = 3,
  tags = { "One-Handed", "Melee (1)", "Mace" },
  class = { "druid", "paladin", "priest", "shaman" },
  values = { price = 1, amount = 2 },
  text = "({price}), [Activate] and exhaust your hero: Your hero heals {amount} damage from \z
    target character.",
  powers = {
    pays { cost = { resources = value.price, exhaust = { this, your.hero } },
      targets = { target("patient", any.character, help) },
      effect = function(me, t) me.hero:heal(me.amount, t.patient) end },
  },
}
