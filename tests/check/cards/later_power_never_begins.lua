return ally "Test Footman" {
  cost = 2, atk = 1, damage = "melee", health = 3,
  later = {
    back = when.destroyed { of = this,  --> warning unused-power
      effect = function(me) me.player:draw(1) end },
  },
}
