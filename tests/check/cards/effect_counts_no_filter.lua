return ability "Test Bolt" {
  cost = 2,
  values = { amount = 3 },
  text = "Your hero deals {amount} fire damage to target opposing ally.",
  targets = { target("ally", opposing.ally, harm) },
  play = function(me, t)
    me.hero:deal(me.amount, "fire", t.ally)
    your.ally:gain { atk = plus(count(3)) }  --> error unknown-name
  end,
}
