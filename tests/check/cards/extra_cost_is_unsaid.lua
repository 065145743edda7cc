return ability "Test Rite" {
  cost = 2,
  values = { cards = 2 },
  text = "Discard one card, then draw {cards} cards.",  --> error text-cost
  extra_cost = { discard = 1 },
  play = function(me) me.player:draw(me.cards) end,
}
