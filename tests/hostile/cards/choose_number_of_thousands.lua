-- A number of sixteen bits.
-- passes
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.player:choose_number { min = 0, max = 32767 }
  end,
}
