return ability "Test Bolt" {
  cost = 2,
  targets = {
    target("maybe", any.ally, harm, { up_to = 1 }),
    target("early", any.ally, harm, { shares = { type = "late" } }),  --> error contradiction
    target("late", any.ally, harm, { shares = { race = "maybe" } }),  --> error contradiction
  },
  play = function(me, t) t.maybe:destroy(); t.early:destroy(); t.late:destroy() end,
}
