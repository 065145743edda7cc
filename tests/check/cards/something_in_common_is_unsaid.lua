return ability "Test Wind" {
  cost = 2,
  text = "Destroy target ally of yours and target opposing ally.",  --> error text-target
  targets = { target("one", your.ally, harm), target("two", opposing.ally, harm, { shares = { race = "one" } }) },
  play = function(me, t) t.one:destroy(); t.two:destroy() end,
}
