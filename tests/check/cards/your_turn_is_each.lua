return ally "Test Ember" {
  cost = 2, atk = 2, damage = "fire", health = 2,
  values = { amount = 1 },
  text = "At the end of your turn, this deals {amount} fire damage to target character.",  --> error text-when
  powers = {
    at.end_of_turn { targets = { target("prey", any.character, harm) },
      effect = function(me, event, t) me:deal(me.amount, "fire", t.prey) end },
  },
}
