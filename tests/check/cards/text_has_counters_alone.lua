return ability "Test Wind" {
  cost = 2,
  text = "Target ally is destroyed with all its counters.",  --> error text-counter
  targets = { target("victim", any.ally, harm) },
  play = function(me, t) t.victim:destroy() end,
}
