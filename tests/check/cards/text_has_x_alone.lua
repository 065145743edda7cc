return ability "Test Rite" {
  cost = 2,
  values = { cards = 2 },
  text = "Draw {cards} cards, or X of them.",  --> error text-cost
  play = function(me) me.player:draw(me.cards) end,
}
