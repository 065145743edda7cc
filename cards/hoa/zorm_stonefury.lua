return ally "Zorm Stonefury" {
  number = 274, rarity = "common",
  cost = 2, atk = 1, damage = "melee", health = 1,
  tags = { "Orc", "Shaman" }, faction = "horde",
  values = { bonus = 1 },
  text = "Your attacking allies have +{bonus} ATK.",
  powers = {
    gives { to = your.ally:with { attacking = true }, atk = plus(value.bonus) },
  },
}
