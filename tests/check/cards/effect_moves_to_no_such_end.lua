return ability "Test Bolt" {
  cost = 2,
  targets = { target("ally", opposing.ally, harm) },
  play = function(me, t)
    t.ally:to_deck("botom")  --> error unknown-name
  end,
}
