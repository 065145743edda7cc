return ally "Sha'lin Nightwind" {
  number = 217, rarity = "common",
  cost = 3, atk = 4, damage = "melee", health = 1,
  tags = { "Night Elf", "Druid" }, faction = "alliance",
  keywords = { "Elusive" },
  text = "Elusive",
}
