return ability "Test Rite" {
  cost = 2,
  values = { cards = 2 },
  text = "Additional cost: patience. <p> Draw {cards} cards.",  --> error text-cost
  play = function(me) me.player:draw(me.cards) end,
}
