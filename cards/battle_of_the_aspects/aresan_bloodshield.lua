return ally "Aresan Bloodshield" {
  number = 38, rarity = "uncommon",
  cost = 4, atk = 3, damage = "holy", health = 5,
  tags = { "Blood Elf", "Paladin" }, faction = "horde",
  keywords = { "Protector" },
  values = { less = 2 },
  text = "Protector <p> While this is defending, opposing attacking heroes have -{less} ATK.",
  powers = { gives { to = opposing.hero:with { attacking = true }, only_if = defending, atk = plus(-value.less) } },
}
