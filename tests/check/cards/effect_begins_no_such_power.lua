return ability "Test Bolt" {
  cost = 2,
  play = function(me)
    me:begin("back", this_turn)  --> error unknown-name
  end,
}
