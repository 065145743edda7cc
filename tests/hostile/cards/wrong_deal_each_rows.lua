-- Hands a verb what it does not take.
-- stopped: deal_each: expected a list of { amount, card }, got
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.hero:deal_each("fire", { 1, 2, 3 })
  end,
}
