return ability "Test Wind" {
  cost = 2,
  text = "Choose one of these. <p> All allies are destroyed. <p> All heroes are exhausted.",  --> error text-modes
  play = function()
    all(any.ally):destroy()
    all(any.hero):exhaust()
  end,
}
