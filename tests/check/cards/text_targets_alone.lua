return ability "Test Wind" {
  cost = 2,
  text = "Target ally is destroyed.",  --> error text-target
  play = function(me) all(opposing.ally):destroy() end,
}
