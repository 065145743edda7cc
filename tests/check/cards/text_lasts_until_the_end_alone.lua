return ability "Test Wind" {
  cost = 2,
  values = { bonus = 2 },
  text = "This turn, and until the end of your next turn, your allies have +{bonus} ATK.",  --> error text-duration
  play = function(me) your.ally:gain { atk = me.bonus, lasts = this_turn } end,
}
