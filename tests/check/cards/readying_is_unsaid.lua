return ability "Test Wind" {
  cost = 2,
  text = "Target ally wakes up.",  --> error text-deed
  targets = { target("victim", any.ally, harm) },
  play = function(me, t) t.victim:ready() end,
}
