return event "Dragonslayers" {
  number = 10, rarity = "uncommon", tags = { "Onyxia" },
  text = "Each opposing ally has Ferocity until your next turn.",
  play = function()
    opposing.ally:gain { keyword = "Ferocity", lasts = until_your_next_turn }
  end,
}
