return ability "Test Rite" {
  cost = 2,
  text = "The top card of your deck is lost.",  --> error text-zone
  play = function(me) me.player.deck:top(1):to_graveyard() end,
}
