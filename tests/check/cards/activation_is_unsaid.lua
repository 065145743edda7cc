return ally "Test Sage" {
  cost = 2, atk = 2, damage = "fire", health = 2,
  values = { cards = 1 },
  text = "At no cost: draw {cards} card.",  --> error text-cost
  powers = {
    pays { cost = { exhaust = this }, effect = function(me) me.player:draw(me.cards) end },
  },
}
