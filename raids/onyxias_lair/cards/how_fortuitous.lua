return ability "How Fortuitous!" {
  number = 19, rarity = "uncommon",
  cost = 2, tags = { "Onyxia" },
  instant = true,
  text = "Draw a card for each opposing hero.",
  play = function(me) me.player:draw(#all(opposing.hero)) end,
}
