return event "Lead from the Front" {
  number = 19, rarity = "uncommon", tags = { "Onyxia" },
  text = "Heroes of your opponents stand before their friends: they have Protector this turn.",
  play = function()
    opposing.hero:gain { keyword = "Protector", lasts = this_turn }
  end,
}
