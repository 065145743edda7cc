return ally "Test Witness" {
  cost = 1, atk = 1, damage = "fire", health = 1,
  values = { cards = 1, bonus = 1, rage = 1 },
  text = "When this is destroyed, draw {cards} card. Your allies have +{bonus} ATK and +{rage} health.",  --> warning text-power
  powers = {
    gives { to = your.ally, atk = plus(value.bonus) },
    gives { to = your.ally, health = plus(value.rage) },
    when.destroyed { of = this, effect = function(me) me.player:draw(me.cards) end },
    when.destroyed { of = your.hero, effect = function(me)
      local list = { me.player }
      list[1]:draw(me.cards)
    end },
  },
}
