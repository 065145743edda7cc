return ability "Test Rite" {
  cost = 2,
  values = { cards = 2 },
  text = "Draw {cards} cards, then discard a card.",  --> error text-deed
  play = function(me) me.player:draw(me.cards) end,
}
