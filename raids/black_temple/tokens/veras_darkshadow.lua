return token "Veras Darkshadow" {
  number = 7, rarity = "common",
  atk = 3, damage = "melee", health = 2, tags = { "Blood Elf", "Rogue" },
  text = "",
}
