return ability "Test Wind" {
  cost = 2,
  text = "Target ally goes from the graveyard to its owner's hand.",  --> error text-zone
  targets = { target("victim", any.ally, harm) },
  play = function(me, t) t.victim:to_hand() end,
}
