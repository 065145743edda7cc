return ally "Test Footman" {
  cost = 2, atk = 1, damage = "melee", health = 3,
  powers = {
    pays { effect = function(me) me.player:draw(1) end },  --> error missing
  },
}
