return ally "Test Footman" {
  cost = 1, atk = 1, damage = "melee", health = 3,
  powers = {
    when.dealt_damage { to = this,
      condition = function(me, event) return event.sorce ~= nil end,  --> error unknown-verb
      effect = function(me) me.player:draw(1) end },
  },
}
