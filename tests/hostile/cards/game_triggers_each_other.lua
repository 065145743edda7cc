-- Two triggers that set each other off for ever, a link each: no single effect does too much.
-- passes
return ally "Hostile" {
  cost = 0, atk = 1, damage = "melee", health = 1, unlimited = true,
  powers = {
    when.enters_play { of = this, effect = function(me) me:add_counters("tick", 1) end },
    when.counters { of = this, effect = function(me) me:add_counters("tick", 1) end },
  },
}
