-- Two cards, each of which turns damage to itself onto the other.
-- passes
return ally "Hostile" {
  cost = 0, atk = 1, damage = "melee", health = 1, unlimited = true,
  powers = {
    instead.dealt_damage { of = this, effect = function(me, event) me.hero:deal(event.amount, "fire", your.ally:other()) end },
    when.enters_play { of = this, effect = function(me) me.hero:deal(1, "fire", your.ally) end },
  },
}
