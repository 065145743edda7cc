-- Hands a verb what it does not take.
-- stopped: swap_to: expected the key of a Boss card, got
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.hero:swap_to(7)
  end,
}
