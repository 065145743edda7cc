-- Hands a verb what it does not take.
-- stopped:
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.player:choose_number { min = 5, max = 1 }
  end,
}
