local words = use "onyxias_lair/words"

return ability "Draconic Might" {
  number = 11, rarity = "uncommon",
  cost = 1, tags = { "Onyxia" },
  instant = true,
  text = "This turn, Onyxia's ATK is higher while attacking: by as much as there are opposing \z
    heroes.",
  play = function()
    words.attacking_hero:gain { atk = #all(opposing.hero), lasts = this_turn }
  end,
}
