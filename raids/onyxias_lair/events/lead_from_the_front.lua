return event "Lead from the Front" {
  number = 19, rarity = "uncommon", tags = { "Onyxia" },
  text = "This turn, opposing heroes have Protector.",
  play = function()
    opposing.hero:gain { keyword = "Protector", lasts = this_turn }
  end,
}
