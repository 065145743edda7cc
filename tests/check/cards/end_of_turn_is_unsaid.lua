return ally "Test Sage" {
  cost = 2, atk = 2, damage = "fire", health = 2,
  text = "Now and then draw a card.",  --> error text-when
  powers = {
    at.end_of_turn { whose = "your", effect = function(me) me.player:draw(1) end },
  },
}
