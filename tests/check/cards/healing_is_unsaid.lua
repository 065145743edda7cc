return ability "Test Rite" {
  cost = 2,
  values = { amount = 2 },
  text = "Target ally feels better by {amount}.",  --> error text-deed
  targets = { target("friend", any.ally, help) },
  play = function(me, t) me.hero:heal(me.amount, t.friend) end,
}
