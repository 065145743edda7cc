return ally "Test Footman" {
  cost = 2, atk = 1, damage = "melee", health = 3,
  powers = {
    when.destroyed {
      of = any.ally, to = "graveyard",  --> error contradiction
      effect = function(me) me.player:draw(1) end,
    },
  },
}
