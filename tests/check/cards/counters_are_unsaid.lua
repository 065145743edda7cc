return ally "Test Sage" {
  cost = 2, atk = 2, damage = "fire", health = 2,
  values = { growth = 1 },
  text = "As your turn starts, its rage grows by {growth}.",  --> error text-counter
  powers = {
    at.start_of_turn { whose = "your", effect = function(me) me:add_counters("rage", me.growth) end },
  },
}
