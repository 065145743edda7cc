return ability "Test Bolt" {
  cost = 2,
  values = { amount = 3 },
  text = "Target character takes {amount} damage.",  --> error text-damage
  targets = { target("prey", any.character, harm) },
  play = function(me, t) me.hero:deal(me.amount, "fire", t.prey) end,
}
