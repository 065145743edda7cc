return ability "Test Wind" {
  cost = 2,
  text = "Target ability is interrupted.",  --> error text-target
  targets = { target("spell", link.ability, harm) },
  play = function(me, t) t.spell:interrupt() end,
}
