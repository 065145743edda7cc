return ally "Temple Concubine" {
  number = 42, rarity = "common", cost = 4, atk = 2, damage = "melee", health = 3,
  tags = { "Blood Elf", "Traitor" }, requires = "traitor_hero",
  values = { least = 3 },
  text = "Heavy hands pass through her: prevent all of any damage of {least} or more that would \z
    be dealt to her.",
  powers = {
    prevents.damage { to = this, at_least = value.least, all = true },
  },
}
