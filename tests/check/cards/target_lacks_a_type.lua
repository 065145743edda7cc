return ability "Test Wind" {
  cost = 2,
  text = "Target ability, ally or equipment is destroyed.",  --> error text-target
  targets = { target("victim", any.ally:or_type("ability"), harm) },
  play = function(me, t) t.victim:destroy() end,
}
