-- A choice among numbers that an option does not hold.
-- stopped: choose: a number to choose is at most
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.player:choose { from = { 70000, 80000 } }
  end,
}
