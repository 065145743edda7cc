return ability "Test Rite" {
  cost = 2,
  values = { cards = 2 },
  text = "You get {cards} cards.",  --> error text-deed
  play = function(me) me.player:draw(me.cards) end,
}
