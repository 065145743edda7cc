local seen = { count = 0 }
return ability "Test Bolt" {
  cost = 2,
  values = { amount = 3 },
  text = "Your hero heals itself by {amount}.",
  play = function(me)
    seen.count = 1  --> error keeps-state
    me.hero:heal(me.amount, me.hero)
  end,
}
