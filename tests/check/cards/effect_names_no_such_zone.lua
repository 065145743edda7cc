return ability "Test Bolt" {
  cost = 2,
  values = { amount = 3 },
  text = "Choose target opposing ally; {amount} is what matters.",
  targets = { target("ally", opposing.ally, harm) },
  play = function(me, t)
    t.ally:destroy(); me.hero:heal(me.amount, me.hero)
    all(your.ally:in_zone("hnad")):to_play {}  --> error unknown-name
  end,
}
