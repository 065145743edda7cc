return ability "Test Wind" {
  cost = 2,
  text = "Target ability card on the chain is undone.",  --> error text-deed
  targets = { target("spell", link.ability, harm) },
  play = function(me, t) t.spell:interrupt() end,
}
