-- Prevents less than nothing.
-- passes
return ally "Hostile" {
  cost = 0, atk = 1, damage = "melee", health = 1, unlimited = true,
  powers = {
    prevents.damage { to = this, amount = 0 - 5 },
    raises.damage { to = any.character, by = 32767 },
    when.enters_play { of = this, effect = function(me) me.hero:deal(1, "fire", me) end },
  },
}
