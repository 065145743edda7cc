-- Hands a verb what it does not take.
-- stopped: deal: to whom? expected a card, a group or a filter
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.hero:deal(1, "fire")
  end,
}
