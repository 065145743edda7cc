return ally "Test Sage" {
  cost = 2, atk = 2, damage = "fire", health = 2,
  values = { cards = 1 },
  text = "Now and then you draw {cards} card.",  --> error text-when
  powers = {
    at.start_of_turn { whose = "your", effect = function(me) me.player:draw(me.cards) end },
  },
}
