-- A trigger that eats memory.
-- stopped:
return ally "Hostile" {
  cost = 0, atk = 1, damage = "melee", health = 1, unlimited = true,
  powers = {
    when.enters_play { of = this, effect = function(me)
      local t = {}
      while true do t = { t, t } end
    end },
  },
}
