return ability "Test Wind" {
  cost = 2,
  text = "An ally is destroyed.",  --> error text-target
  targets = { target("victim", any.ally, harm) },
  play = function(me, t) t.victim:destroy() end,
}
