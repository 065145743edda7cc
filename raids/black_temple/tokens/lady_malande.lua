return token "Lady Malande" {
  number = 6, rarity = "common",
  atk = 2, damage = "holy", health = 5, tags = { "Blood Elf", "Priest" },
  text = "",
}
