return ability "Test Reproof" {
  cost = 2,
  text = "Destroy all allies.",  --> error text-if
  play = function() all(any.ally:with { attacked_this_turn = true }):destroy() end,
}
