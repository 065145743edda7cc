return ability "Test Rite" {
  cost = 2,
  text = "Lose a card.",  --> error text-deed
  play = function(me) me.player:discard(1) end,
}
