return ally "Test Footman" {
  cost = 2, atk = 1, damage = "melee", health = 3, text = "Whatever: nothing else is told.",
  powers = {
    when.destroyed { of = any.ally, if_ = your_turn, effect = function(me) me.player:draw(1) end },  --> error old-word
    pays { cost = { exhaust_this = true }, effect = function(me) me.player:drew(1) end },
  },
}
