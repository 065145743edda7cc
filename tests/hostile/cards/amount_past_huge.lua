-- The largest number and one.
-- stopped: deal: the amount must be
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.hero:deal(math.abs(-9223372036854775807 - 1), "fire", opposing.hero)
  end,
}
