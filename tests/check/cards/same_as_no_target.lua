return ability "Test Bolt" {
  cost = 2,
  targets = {
    target("one", any.ally, harm),
    target("two", any.ally, harm, { not_as = "oen" }),  --> error contradiction
  },
  play = function(me, t) t.one:destroy(); t.two:destroy() end,
}
