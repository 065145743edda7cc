return ability "Test Bolt" {
  cost = 2,
  modes = {  --> error contradiction
    mode { text = "Draw.", play = function(me) me.player:draw(1) end },
  },
}
