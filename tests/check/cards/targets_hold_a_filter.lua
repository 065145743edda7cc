return ability "Test Bolt" {
  cost = 2,
  targets = { opposing.ally },  --> error wrong-type
  play = function(me) me.player:draw(1) end,
}
