return ability "Test Wind" {
  cost = 2,
  text = "All allies are destroyed, or all heroes are exhausted.",  --> error text-modes
  modes = {
    mode { play = function() all(any.ally):destroy() end },
    mode { play = function() all(any.hero):exhaust() end },
  },
}
