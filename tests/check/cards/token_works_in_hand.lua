return token "Test Imp" {
  atk = 1, damage = "fire", health = 1, tags = { "Demon" },
  powers = {
    at.start_of_turn { whose = "your", works_in = "hand",  --> warning unused-power
      effect = function(me) me.player:draw(1) end },
  },
}
