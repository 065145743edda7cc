return event "You Are Not Prepared!" {
  number = 44, rarity = "uncommon",
  text = "Count which Boss this is, the one that stands or the last that stood: draw as many cards.",
  play = function(me) me.player:draw(me.hero.order) end,
  rulings = { "While no Boss is in play, the current Boss is the one that left play last." },
}
