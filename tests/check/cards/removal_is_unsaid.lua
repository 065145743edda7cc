return ability "Test Wind" {
  cost = 2,
  text = "Target ally is never seen again.",  --> error text-zone
  targets = { target("victim", any.ally, harm) },
  play = function(me, t) t.victim:remove_from_game() end,
}
