return weapon "Silent Fang" {
  number = 281, rarity = "uncommon",
  cost = 2, atk = 1, damage = "melee", strike = 1,
  tags = { "One-Handed", "Melee (1)", "Sword" },
  class = { "hunter", "paladin", "rogue", "warrior" },
  values = { price = 2 },
  text = "({price}) and destroy this: Interrupt target ability card on the chain.",
  powers = {
    pays { cost = { resources = value.price, destroy = this },
      targets = { target("spell", link.ability, harm) },
      effect = function(me, t) t.spell:interrupt() end },
  },
}
