return ability "Test Spark" {
  cost = 1, class = "any",
  values = { amount = 2, more = 4 },
  text = "Your hero deals {amount} fire damage to target character, or {more} instead if that is damaged.",
  targets = { target("prey", any.character, harm) },
  play = function(me, t)
    local amount = t.prey.damage > 0 and me.more or me.amount
    me.hero:deal(amount, "fire", t.prey)
  end,
}
