return ability "Test Wind" {
  cost = 2,
  text = "Target ally falls asleep.",  --> error text-deed
  targets = { target("victim", any.ally, harm) },
  play = function(me, t) t.victim:exhaust() end,
}
