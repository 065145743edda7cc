return ally "Test Sage" {
  cost = 2, atk = 2, damage = "fire", health = 2,
  text = "Pay as much as you like: draw as many cards.",  --> error text-cost
  powers = {
    pays { cost = { resources = x }, effect = function(me) me.player:draw(me.x) end },
  },
}
