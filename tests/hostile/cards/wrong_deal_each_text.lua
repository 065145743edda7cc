-- Hands a verb what it does not take.
-- stopped: deal_each: expected a list of { amount, card }, got "all
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.hero:deal_each("fire", "all")
  end,
}
