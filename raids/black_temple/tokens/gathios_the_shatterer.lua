return token "Gathios the Shatterer" {
  number = 4, rarity = "common",
  atk = 5, damage = "holy", health = 3, tags = { "Blood Elf", "Paladin" },
  text = "",
}
