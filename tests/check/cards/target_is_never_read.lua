return ability "Test Bolt" {
  cost = 2,
  targets = { target("ally", opposing.ally, harm) },
  play = function(me, t)  --> warning unused-target
    me.player:draw(1)
  end,
}
