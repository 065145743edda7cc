local words = use "onyxias_lair/words"

return ability "Draconic Might" {
  number = 11, rarity = "uncommon",
  cost = 1, tags = { "Onyxia" },
  instant = true,
  text = "This turn, while attacking, your hero has +1 ATK for each opposing hero.",
  play = function()
    words.attacking_hero:gain { atk = #all(opposing.hero), lasts = this_turn }
  end,
}
