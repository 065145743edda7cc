return event "Lead from the Front" {
  number = 19, rarity = "uncommon", tags = { "Onyxia" },
  text = "Each opposing hero has Protector this turn.",
  play = function()
    opposing.hero:gain { keyword = "Protector", lasts = this_turn }
  end,
}
