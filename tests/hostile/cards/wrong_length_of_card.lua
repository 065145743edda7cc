-- Hands a verb what it does not take.
-- stopped: attempt to get length of a card value
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local length = #me
  end,
}
