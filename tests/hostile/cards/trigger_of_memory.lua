-- A trigger that eats memory.
-- stopped: the script does not come to an end: its budget of instructions is spent
return ally "Hostile" {
  cost = 0, atk = 1, damage = "melee", health = 1, unlimited = true,
  powers = {
    when.enters_play { of = this, effect = function(me)
      local t = {}
      while true do t = { t, t } end
    end },
  },
}
