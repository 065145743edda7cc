return ability "Test Bolt" {
  cost = 2,
  values = { amount = 3 },
  text = "Target character takes 4 of {amount} fire damage.",  --> error text-number
  targets = { target("prey", any.character, harm) },
  play = function(me, t) me.hero:deal(me.amount, "fire", t.prey) end,
}
