return ally "Test Footman" {
  cost = 1, atk = 1, damage = "melee", health = 3,
  powers = {
    when.destoryed { of = this, effect = function(me) me.player:draw(1) end },  --> error unknown-name
  },
}
