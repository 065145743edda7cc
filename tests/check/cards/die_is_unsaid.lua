return ability "Test Rite" {
  cost = 2,
  text = "Draw some cards.",  --> error text-deed
  play = function(me) me.player:draw(me.player:roll()) end,
}
