return ability "Test Bolt" {  --> warning never-true
  cost = 2, only_if = 0,
  play = function(me) me.player:draw(1) end,
}
