return ability "Test Wind" {
  cost = 2,
  text = "Target ally is exhausted, and a hero too.",  --> error text-target
  targets = { target("victim", any.ally, harm), target("chief", any.hero, harm) },
  play = function(me, t)
    t.victim:exhaust()
    t.chief:exhaust()
  end,
}
