return ability "Test Bolt" {
  cost = 2,
  values = { amount = 3 },
  text = "Choose target opposing ally; {amount} is what matters.",
  targets = { target("ally", opposing.ally, harm) },
  play = function(me, t)
    me.hero:deal("fire", me.amount, t.ally)  --> error wrong-type --> error wrong-type
  end,
}
