return ability "How Fortuitous!" {
  number = 19, rarity = "uncommon",
  cost = 2, tags = { "Onyxia" },
  instant = true,
  text = "The more prey the better: for each opposing hero you draw a card.",
  play = function(me) me.player:draw(#all(opposing.hero)) end,
}
