return ally "Valthak Spiritdrinker" {
  number = 263, rarity = "rare",
  cost = 4, atk = 3, damage = "shadow", health = 4,
  tags = { "Undead", "Warlock" }, faction = "horde",
  text = "Your hero can't be destroyed.",
  powers = {
    gives { to = your.hero, cant = "be destroyed" },
  },
}
