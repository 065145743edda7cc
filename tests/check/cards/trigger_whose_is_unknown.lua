return ally "Test Footman" {
  cost = 2, atk = 1, damage = "melee", health = 3,
  powers = {
    at.start_of_turn {
      whose = "yours",  --> error unknown-name
      effect = function(me) me.player:draw(1) end,
    },
  },
}
