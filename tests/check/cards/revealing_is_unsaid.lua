return ability "Test Rite" {
  cost = 2,
  text = "Everybody knows the top card of your deck.",  --> error text-deed
  play = function(me) me.player.deck:top(1):reveal() end,
}
