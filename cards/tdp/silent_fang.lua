return weapon "Silent Fang" {
  number = 281, rarity = "uncommon",
  cost = 2, atk = 1, damage = "melee", strike = 1,
  tags = { "One-Handed", "Melee (1)", "Sword" },
  class = { "hunter", "paladin", "rogue", "warrior" },
  values = { price = 2 },
  text = "({price}), destroy the Fang: thrown at the right throat, it interrupts target ability \z
    card.",
  powers = {
    pays { cost = { resources = value.price, destroy_this = true },
      targets = { target("spell", link.ability, harm) },
      effect = function(me, t) t.spell:interrupt() end },
  },
}
