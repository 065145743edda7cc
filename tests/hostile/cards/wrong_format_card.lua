-- Hands a verb what it does not take.
-- stopped: bad argument #2 to 'format' (number expected, got aggro.card)
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local text = format("%d", me)
  end,
}
