return ability "Test Wind" {
  cost = 2,
  text = "Target hero is exhausted.",  --> error text-target
  targets = { target("victim", any.ally, harm) },
  play = function(me, t) t.victim:exhaust() end,
}
