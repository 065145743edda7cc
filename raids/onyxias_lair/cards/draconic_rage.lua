local words = use "onyxias_lair/words"

return ability "Draconic Rage" {
  number = 12, rarity = "uncommon",
  cost = 1, tags = { "Onyxia" },
  ongoing = true,
  text = "Ongoing: While attacking, Onyxia adds the stage to her ATK.",
  powers = {
    gives { to = words.attacking_hero, atk = plus(word.stage) },
  },
}
