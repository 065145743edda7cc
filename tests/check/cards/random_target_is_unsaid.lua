return ability "Test Wind" {
  cost = 2,
  text = "Target ally is destroyed.",  --> error text-random
  targets = { target("victim", any.ally, harm, { random = true }) },
  play = function(me, t) t.victim:destroy() end,
}
