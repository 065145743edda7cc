return event "Dragonslayers" {
  number = 10, rarity = "uncommon", tags = { "Onyxia" },
  text = "The raid takes heart: until your next turn, allies of your opponents have Ferocity.",
  play = function()
    opposing.ally:gain { keyword = "Ferocity", lasts = until_your_next_turn }
  end,
}
