-- Damage without an end.
-- stopped: deal: the amount must be
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.hero:deal(1 / 0, "fire", opposing.hero)
  end,
}
