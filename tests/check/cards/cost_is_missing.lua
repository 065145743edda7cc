return ability "Test Bolt" {  --> error missing
  play = function(me) me.player:draw(1) end,
}
