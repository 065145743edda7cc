return ability "Test Wind" {
  cost = 2,
  text = "Target ally is burnt by fire.",  --> error text-deed
  targets = { target("victim", any.ally, harm) },
  play = function(me, t) me.hero:deal(1, "fire", t.victim) end,
}
