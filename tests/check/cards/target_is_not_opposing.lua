return ability "Test Wind" {
  cost = 2,
  text = "Target opposing ally is exhausted.",  --> error text-target
  targets = { target("victim", any.ally, harm) },
  play = function(me, t) t.victim:exhaust() end,
}
