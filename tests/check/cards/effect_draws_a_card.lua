return ability "Test Bolt" {
  cost = 2,
  targets = { target("ally", opposing.ally, harm) },
  play = function(me, t)
    me.player:draw(t.ally)  --> error wrong-type
  end,
}
