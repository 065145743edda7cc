return ability "Test Wind" {
  cost = 2,
  values = { amount = 2 },
  text = "This combat, your hero deals {amount} frost damage to each of its victims this turn.",  --> error text-duration
  play = function(me)
    me.hero:deal(me.amount, "frost", any.character:with { fought_by_your_hero = true })
  end,
}
