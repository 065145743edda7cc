return ability "Test Wind" {
  cost = 2,
  text = "Target ally is destroyed, not removed from the game.",  --> error text-zone
  targets = { target("victim", any.ally, harm) },
  play = function(me, t) t.victim:destroy() end,
}
