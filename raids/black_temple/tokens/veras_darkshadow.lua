return token "Veras Darkshadow" {
  number = 7, rarity = "common",
  atk = 3, damage = "melee", health = 2, tags = { "Blood Elf", "Rogue", "Council Member" },
  keywords = { "Elusive", "Untargetable" },
  text = "Elusive, Untargetable <p> This must attack, if able.",
  powers = { gives { to = this, must_attack = true } },
}
