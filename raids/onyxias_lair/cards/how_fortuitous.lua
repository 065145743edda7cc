return ability "How Fortuitous!" {
  number = 19, rarity = "uncommon",
  cost = 2, tags = { "Onyxia" },
  instant = true,
  text = "Draw cards equal to the number of opposing heroes.",
  play = function(me) me.player:draw(#all(opposing.hero)) end,
}
