return ally "Guardian Steppestrider" {
  number = 213, rarity = "common",
  cost = 4, atk = 5, damage = "melee", health = 5,
  tags = { "Tauren", "Warrior" }, faction = "horde",
  keywords = { "Protector" },
  text = "Protector <p> This can't attack.",
  powers = {
    gives { to = this, cant = "attack" },
  },
}
