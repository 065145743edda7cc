-- Hands a verb what it does not take.
-- stopped: each_choose: from must be a filter (seen by each player), or a list of numbers or texts, got a group
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.player.friends:each_choose { from = all(any.hero) }
  end,
}
