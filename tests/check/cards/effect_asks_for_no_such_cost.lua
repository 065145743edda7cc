return ability "Test Bolt" {
  cost = 2,
  costs = { toll = { discard = your.card } },
  play = function(me)
    me.player:may_pay("tool")  --> error unknown-name
  end,
}
