return ally "Warlord Goretooth" {
  number = 268, rarity = "epic",
  cost = 5, atk = 3, damage = "melee", health = 4,
  tags = { "Orc", "Warrior" }, faction = "horde", unique = true,
  text = "At Goretooth's word each Orc of yours runs: all of them have Ferocity, the warlord too.",
  powers = {
    gives { to = your.character:with { tag = "Orc" }, keyword = "Ferocity" },
  },
}
