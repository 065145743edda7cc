return ability "Test Wind" {
  cost = 2,
  values = { bonus = 2 },
  text = "Your allies have +{bonus} ATK this turn.",  --> error text-duration  --> error text-duration
  play = function(me) your.ally:gain { atk = me.bonus, lasts = until_your_next_turn } end,
}
