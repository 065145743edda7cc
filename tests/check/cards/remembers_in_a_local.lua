local seen = 0
return ally "Test Footman" {
  cost = 1, atk = 1, damage = "melee", health = 3,
  powers = {
    at.start_of_turn {
      whose = "your",
      effect = function(me)
        seen = seen + 1  --> error keeps-state
        me.hero:heal(seen, me.hero)
      end,
    },
  },
}
