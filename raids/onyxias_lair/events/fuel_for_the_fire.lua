return event "Fuel for the Fire" {
  number = 13, rarity = "uncommon", tags = { "Onyxia" },
  text = "Their courage feeds you: count the opposing heroes and draw as many cards.",
  play = function(me) me.player:draw(#all(opposing.hero)) end,
}
