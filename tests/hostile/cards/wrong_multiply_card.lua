-- Hands a verb what it does not take.
-- stopped: attempt to perform arithmetic on a card value (local 'me'): its numbers are card.atk
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local sum = me * 2
  end,
}
