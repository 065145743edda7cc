-- A number past sixteen bits.
-- stopped: choose_number:
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.player:choose_number { min = 0, max = 100000 }
  end,
}
