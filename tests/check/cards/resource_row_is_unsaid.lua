return ability "Test Wind" {
  cost = 2,
  text = "Target ally serves you from now on.",  --> error text-zone
  targets = { target("victim", any.ally, harm) },
  play = function(me, t) t.victim:to_resources { face = "down", of = me.player } end,
}
