return event "You Are Not Prepared!" {
  number = 44, rarity = "uncommon",
  text = "Draw as many cards as the number of the current Boss in the order of Bosses.",
  play = function(me) me.player:draw(me.hero.order) end,
  rulings = { "While no Boss is in play, the current Boss is the one that left play last." },
}
