return ability "Test Rite" {
  cost = 2,
  text = "Your hero readies, and target ally is exhausted.",  --> error text-deed
  targets = { target("victim", any.ally, harm) },
  play = function(me, t) t.victim:exhaust() end,
}
