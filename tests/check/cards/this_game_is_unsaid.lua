return ability "Test Reckoning" {
  cost = 2,
  text = "Destroy each item that is hot.",  --> error text-if
  play = function() all(any.item:with { hurt_your_hero = true }):destroy() end,
}
