return ability "Test Wind" {
  cost = 2,
  text = "You may destroy target ally.",  --> error text-may
  targets = { target("victim", any.ally, harm) },
  play = function(me, t) t.victim:destroy() end,
}
