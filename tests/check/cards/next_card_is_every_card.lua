return ability "Test Haste" {
  cost = 2, class = "any",
  values = { less = 2 },
  text = "You pay {less} less to play your next card this turn.",  --> error text-limit
  play = function(me) your.card:in_zone("hand"):gain { cost = plus(-me.less), lasts = this_turn } end,
}
