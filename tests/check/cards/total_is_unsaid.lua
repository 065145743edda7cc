return ability "Test Wind" {
  cost = 2,
  text = "Destroy any number of target allies.",  --> error text-target
  targets = { target("victims", any.ally, harm, { any_number = true, total = { cost = { max = 7 } } }) },
  play = function(me, t) t.victims:destroy() end,
}
