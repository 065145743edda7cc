-- Hands a verb what it does not take.
-- stopped: attempt to perform arithmetic on a aggro.card value (local 'me')
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local sum = me + 1
  end,
}
