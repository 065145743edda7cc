-- Half a point of damage.
-- stopped: deal: the amount must be
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.hero:deal(1.5, "fire", opposing.hero)
  end,
}
