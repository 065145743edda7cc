-- Yes as the amount.
-- stopped: deal: the amount must be
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.hero:deal(true, "fire", opposing.hero)
  end,
}
