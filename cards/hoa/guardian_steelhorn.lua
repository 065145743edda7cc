return ally "Guardian Steelhorn" {
  number = 240, rarity = "common",
  cost = 2, atk = 3, damage = "melee", health = 3,
  tags = { "Tauren", "Warrior" }, faction = "horde",
  keywords = { "Protector" },
  text = "Protector <p> This can't attack.",
  powers = {
    gives { to = this, cant = "attack" },
  },
}
