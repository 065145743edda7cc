-- Swaps its hero for an ally.
-- stopped: swap_to:
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.hero:swap_to("t/guard")
  end,
}
