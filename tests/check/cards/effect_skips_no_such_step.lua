return ability "Test Bolt" {
  cost = 2,
  play = function(me)
    me.player:skip("drawing step")  --> error unknown-name
  end,
}
