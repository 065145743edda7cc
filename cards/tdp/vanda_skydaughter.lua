return ally "Vanda Skydaughter" {
  number = 239, rarity = "common",
  cost = 6, atk = 6, damage = "nature", health = 5,
  tags = { "Tauren", "Druid" }, faction = "horde",
}
