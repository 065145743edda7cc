-- Hands a verb what it does not take.
-- stopped: choose: from what? expected from = a filter, a group, a list or players
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.player:choose {}
  end,
}
