return ally "Test Footman" {
  cost = 1, atk = 1, damage = "melee", health = 3,
  powers = {
    when.dealt_damage { of = this,
      effect = function(me, event)
        me.hero:heal(event.amuont, me.hero)  --> error unknown-verb
      end },
  },
}
