return event "Fuel for the Fire" {
  number = 13, rarity = "uncommon", tags = { "Onyxia" },
  text = "Draw cards equal to the number of opposing heroes.",
  play = function(me) me.player:draw(#all(opposing.hero)) end,
}
