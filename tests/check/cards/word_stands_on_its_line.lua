return ability "Test Wind" {
  cost = 2,
  text = "Every opposing ally is exhausted \z
    and, if the wind is strong, \z
    destroyed.",  --> error text-deed
  play = function() all(opposing.ally):exhaust() end,
}
