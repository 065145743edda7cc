return ability "Test Wind" {
  cost = 2,
  text = "Target ally, picked at random, is destroyed.",  --> error text-random
  targets = { target("victim", any.ally, harm) },
  play = function(me, t) t.victim:destroy() end,
}
