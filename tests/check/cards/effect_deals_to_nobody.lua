return ability "Test Bolt" {
  cost = 2,
  values = { amount = 3 },
  text = "Choose target opposing ally; {amount} is what matters.",
  targets = { target("ally", opposing.ally, harm) },
  play = function(me, t)
    t.ally:exhaust()
    me.hero:deal(me.amount, "fire")  --> error wrong-arguments
  end,
}
