return ally "Nerra Lifeboon" {
  number = 210, rarity = "common",
  cost = 5, atk = 4, damage = "melee", health = 4,
  tags = { "Night Elf", "Druid" }, faction = "alliance",
  values = { more = 1 },
  text = "Your other allies have +{more} health.",
  powers = {
    gives { to = your.ally:other(), health = plus(value.more) },
  },
}
