return token "High Nethermancer Zerevor" {
  number = 5, rarity = "common",
  atk = 4, damage = "arcane", health = 4, tags = { "Blood Elf", "Mage" },
  text = "",
}
