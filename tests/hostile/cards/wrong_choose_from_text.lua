-- Hands a verb what it does not take.
-- stopped: choose: expected a card, a group or a filter, got "all
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.player:choose { from = "all" }
  end,
}
