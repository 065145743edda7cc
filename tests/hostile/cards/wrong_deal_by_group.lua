-- Hands a verb what it does not take.
-- stopped: deal: one character does it, not a group; go through the group with each(…)
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    all(any.hero):deal(1, "fire", me.hero)
  end,
}
