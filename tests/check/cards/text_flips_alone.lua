return ability "Test Wind" {
  cost = 2,
  text = "Flip your hero: target ally is destroyed.",  --> error text-deed
  targets = { target("victim", any.ally, harm) },
  play = function(me, t) t.victim:destroy() end,
}
