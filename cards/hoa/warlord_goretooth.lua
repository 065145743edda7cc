return ally "Warlord Goretooth" {
  number = 268, rarity = "epic",
  cost = 5, atk = 3, damage = "melee", health = 4,
  tags = { "Orc", "Warrior" }, faction = "horde", unique = true,
  text = "Your Orc characters have Ferocity.",
  powers = {
    gives { to = your.character:with { tag = "Orc" }, keyword = "Ferocity" },
  },
}
