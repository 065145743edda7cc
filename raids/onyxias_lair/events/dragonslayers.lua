return event "Dragonslayers" {
  number = 10, rarity = "uncommon", tags = { "Onyxia" },
  text = "Until your next turn, opposing allies have Ferocity.",
  play = function()
    opposing.ally:gain { keyword = "Ferocity", lasts = until_your_next_turn }
  end,
}
