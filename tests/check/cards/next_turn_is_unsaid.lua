return ability "Test Fuse" {
  cost = 2, class = "mage", values = { burn = 2 },
  text = "For the rest of the game, as your turn ends, your hero deals {burn} fire damage to each opposing hero.",  --> error text-duration
  play = function(me) me:begin("burns", rest_of_game) end,
  later = { burns = at.end_of_turn { whose = "your", next_turn = true,
    effect = function(me) me.hero:deal(me.burn, "fire", opposing.hero) end } },
}
