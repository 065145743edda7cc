return ability "Test Wind" {
  cost = 2,
  values = { bonus = 2 },
  text = "Your allies have +{bonus} ATK for two turns.",  --> error text-duration
  play = function(me) your.ally:gain { atk = me.bonus, lasts = until_end_of_your_next_turn } end,
}
