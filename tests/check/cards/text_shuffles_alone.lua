return ability "Test Wind" {
  cost = 2,
  text = "Target ally is destroyed. Shuffle your deck.",  --> error text-deed
  targets = { target("victim", any.ally, harm) },
  play = function(me, t) t.victim:destroy() end,
}
