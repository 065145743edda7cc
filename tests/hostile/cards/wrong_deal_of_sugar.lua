-- Hands a verb what it does not take.
-- stopped: deal: there is no damage type "sugar
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.hero:deal(1, "sugar", me.hero)
  end,
}
