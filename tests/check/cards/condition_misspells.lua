return ally "Test Footman" {
  cost = 1, atk = 1, damage = "melee", health = 3,
  powers = {
    when.dealt_damage { of = this,
      only_if = function(me, event) return event.sorce ~= nil end,  --> error unknown-verb
      effect = function(me) me.player:draw(1) end },
  },
}
