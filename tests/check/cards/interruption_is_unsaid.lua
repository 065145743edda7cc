return ability "Test Rite" {
  cost = 2,
  cant_be_interrupted = true,
  values = { cards = 2 },
  text = "Draw {cards} cards, whatever others say.",  --> error text-cant
  play = function(me) me.player:draw(me.cards) end,
}
