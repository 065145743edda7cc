return ability "Test Wind" {
  cost = 2,
  text = "Roll a die, then target ally is destroyed.",  --> error text-deed
  targets = { target("victim", any.ally, harm) },
  play = function(me, t) t.victim:destroy() end,
}
