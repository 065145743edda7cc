return ally "Test Wall" {
  cost = 2, atk = 2, damage = "fire", health = 2,
  text = "If this would be destroyed, it is exhausted.",  --> error text-instead
  powers = {
    instead.destroyed { of = this, effect = function(me) me:exhaust() end },
  },
}
