-- A replacement of damage that deals damage.
-- passes
return ally "Hostile" {
  cost = 0, atk = 1, damage = "melee", health = 1, unlimited = true,
  powers = {
    instead.dealt_damage { of = your.character, effect = function(me, event) me.hero:deal(event.amount, "fire", event.card) end },
    when.enters_play { of = this, effect = function(me) me.hero:deal(1, "fire", me) end },
  },
}
