-- A condition that does something.
-- stopped: deal: a condition may only look
return ally "Hostile" {
  cost = 0, atk = 1, damage = "melee", health = 1, unlimited = true,
  powers = {
    when.dealt_damage { of = any.character, only_if = function(me) me.hero:deal(1, "fire", me) return true end, effect = function(me) end },
    when.enters_play { of = this, effect = function(me) me.hero:deal(1, "fire", me) end },
  },
}
