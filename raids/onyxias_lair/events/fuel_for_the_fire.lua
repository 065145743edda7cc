return event "Fuel for the Fire" {
  number = 13, rarity = "uncommon", tags = { "Onyxia" },
  text = "Draw a card for each opposing hero.",
  play = function(me) me.player:draw(#all(opposing.hero)) end,
}
