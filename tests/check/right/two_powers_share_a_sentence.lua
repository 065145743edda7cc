return ally "Test Banner" {
  cost = 1, atk = 1, damage = "fire", health = 1,
  values = { cards = 1, bonus = 1, rage = 1 },
  text = "While this is exhausted, your allies have +{bonus} ATK and +{rage} health. <p> When this is destroyed, draw {cards} card.",
  powers = {
    gives { to = your.ally, atk = plus(value.bonus), only_if = exhausted },
    gives { to = your.ally, health = plus(value.rage), only_if = exhausted },
    when.destroyed { of = this, effect = function(me)
      local list = { me.player }
      list[1]:draw(me.cards)
    end },
    as.leaves_play { of = this, effect = function(me) me:remove_from_combat() end },
  },
}
