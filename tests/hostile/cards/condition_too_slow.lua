-- Conditions that would end, each long after anybody is still waiting.
-- stopped: the script does not come to an end
return ally "Hostile" {
  cost = 0, atk = 1, damage = "melee", health = 1, unlimited = true,
  powers = {
    when.dealt_damage { of = any.character, only_if = function() for i = 1, 50000 do end end, effect = function(me) end },
    when.dealt_damage { of = any.character, only_if = function() for i = 1, 50000 do end end, effect = function(me) end },
    when.dealt_damage { of = any.character, only_if = function() for i = 1, 50000 do end end, effect = function(me) end },
    when.enters_play { of = this, effect = function(me) me.hero:deal(1, "fire", me) end },
  },
}
