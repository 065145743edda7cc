-- A replacement that does what it replaces.
-- passes
return ally "Hostile" {
  cost = 0, atk = 1, damage = "melee", health = 1, unlimited = true,
  powers = {
    instead.destroyed { of = this, effect = function(me) me:destroy() end },
    when.enters_play { of = this, effect = function(me) me:destroy() end },
  },
}
