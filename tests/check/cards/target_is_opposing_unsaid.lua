return ability "Test Wind" {
  cost = 2,
  text = "Target ally is exhausted.",  --> error text-target
  targets = { target("victim", opposing.ally, harm) },
  play = function(me, t) t.victim:exhaust() end,
}
