return ability "Test Requiem" {
  cost = 2,
  values = { cards = 1 },
  counts = {
    dead = times("destroyed", any.ally, this_turn),  --> warning unused-value
  },
  text = "Draw {cards} card for all that was destroyed this turn.",
  play = function(me) me.player:draw(me.cards) end,
}
