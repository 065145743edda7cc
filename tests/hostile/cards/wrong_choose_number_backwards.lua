-- Hands a verb what it does not take.
-- stopped: choose_number: there is no number from 5 to 1 (at most
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.player:choose_number { min = 5, max = 1 }
  end,
}
