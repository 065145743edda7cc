local words = use "onyxias_lair/words"

return ability "Draconic Rage" {
  number = 12, rarity = "uncommon",
  cost = 1, tags = { "Onyxia" },
  ongoing = true,
  text = "Ongoing: Your attacking hero has more ATK, as much as the stage.",
  powers = {
    gives { to = words.attacking_hero, atk = plus(word.stage) },
  },
}
