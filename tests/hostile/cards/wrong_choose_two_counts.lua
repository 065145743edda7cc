-- Hands a verb what it does not take.
-- stopped: choose: count and up_to exclude each other
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.player:choose { from = any.hero, count = 1, up_to = 2 }
  end,
}
