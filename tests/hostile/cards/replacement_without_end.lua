-- A replacement that never ends.
-- stopped: the script does not come to an end
return ally "Hostile" {
  cost = 0, atk = 1, damage = "melee", health = 1, unlimited = true,
  powers = {
    instead.destroyed { of = this, effect = function(me) while true do end end },
    when.enters_play { of = this, effect = function(me) me:destroy() end },
  },
}
