-- Damage that is no number.
-- stopped: deal: the amount must be
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.hero:deal(0 / 0, "fire", opposing.hero)
  end,
}
