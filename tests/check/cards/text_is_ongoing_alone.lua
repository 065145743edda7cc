return ability "Test Shout" {
  cost = 2,
  values = { cards = 1 },
  text = "Ongoing: draw {cards} card.",  --> error text-ongoing
  play = function(me) me.player:draw(me.cards) end,
}
