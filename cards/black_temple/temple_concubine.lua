return ally "Temple Concubine" {
  number = 42, rarity = "common", cost = 4, atk = 2, damage = "melee", health = 3,
  tags = { "Blood Elf", "Traitor" }, requires = "traitor_hero",
  values = { least = 3 },
  text = "Prevent all damage of {least} or more to this.",
  powers = {
    prevents.damage { to = this, at_least = value.least, all = true },
  },
}
