return ability "Test Rite" {
  cost = 2,
  text = "Your deck is stirred.",  --> error text-deed
  play = function(me) me.player.deck:shuffle() end,
}
