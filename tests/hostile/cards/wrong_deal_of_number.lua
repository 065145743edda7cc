-- Hands a verb what it does not take.
-- stopped: deal: expected a damage type, got
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.hero:deal(1, 7, me.hero)
  end,
}
