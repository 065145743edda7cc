return ally "Ashtongue Rogue" {
  number = 30, rarity = "common", cost = 4, atk = 3, damage = "melee", health = 1,
  tags = { "Broken", "Rogue" },
  text = "Traitor Hero: Elusive, Ferocity <p> Loyal Hero: Long-Range, Stealth",
  powers = {
    gives { hero = "Traitor", to = this, keyword = { "Elusive", "Ferocity" } },
    gives { hero = "Loyal", to = this, keyword = { "Long-Range", "Stealth" } },
  },
}
