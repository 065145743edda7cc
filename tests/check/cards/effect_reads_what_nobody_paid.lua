return ally "Test Reaper" {
  cost = 2, atk = 2, damage = "fire", health = 2,
  text = "Destroy one of your allies: draw cards.",
  powers = {
    pays { cost = { destroy = your.ally },
      effect = function(me) me.player:draw(me.paid) end },  --> error contradiction
  },
}
