return ability "Test Bolt" {
  cost = 2,
  values = { amount = 3 },
  text = "Choose target opposing ally; {amount} is what matters.",
  targets = { target("ally", opposing.ally, harm) },
  play = function(me, t)
    me.hero:deal(me.amount, "fire", t.ally)
    t.ally:destory()  --> error unknown-verb
  end,
}
