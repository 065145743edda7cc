return ability "Test Wind" {
  cost = 2,
  text = "Target ally goes far away.",  --> error text-zone
  targets = { target("victim", any.ally, harm) },
  play = function(me, t) t.victim:to_deck("bottom") end,
}
