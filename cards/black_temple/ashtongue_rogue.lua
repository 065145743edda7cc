return ally "Ashtongue Rogue" {
  number = 30, rarity = "common", cost = 4, atk = 3, damage = "melee", health = 1,
  tags = { "Broken", "Rogue" },
  text = "While your hero is Traitor, this has Elusive and Ferocity. <p> While your hero is \z
    Loyal, this has Long-Range and Stealth.",
  powers = {
    gives { hero = "Traitor", to = this, keyword = { "Elusive", "Ferocity" } },
    gives { hero = "Loyal", to = this, keyword = { "Long-Range", "Stealth" } },
  },
}
