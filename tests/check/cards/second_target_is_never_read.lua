return ability "Test Bolt" {
  cost = 2,
  targets = { target("one", any.ally, harm), target("two", any.ally, harm) },
  play = function(me, t)  --> warning unused-target
    t.one:destroy()
  end,
}
