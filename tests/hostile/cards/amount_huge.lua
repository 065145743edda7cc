-- More damage than there is.
-- stopped: deal: the amount must be
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.hero:deal(9223372036854775807, "fire", opposing.hero)
  end,
}
