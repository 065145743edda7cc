return ability "Test Bolt" {
  cost = 2,
  play = function(me)
    me.hero:deal(3, "fire", "opposing hero")  --> error wrong-type
  end,
}
