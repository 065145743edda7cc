local words = use "onyxias_lair/words"

return ability "Draconic Might" {
  number = 11, rarity = "uncommon",
  cost = 1, tags = { "Onyxia" },
  instant = true,
  text = "This turn, your hero has +1 ATK for each opposing hero while attacking.",
  play = function()
    words.attacking_hero:gain { atk = #all(opposing.hero), lasts = this_turn }
  end,
}
