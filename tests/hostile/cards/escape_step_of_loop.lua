-- Calls the inside of a loop with things of its own.
-- stopped: bad argument #1 to 'step' (loop expected, got aggro.card)
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local step = pairs({})
    step(me, 1)
  end,
}
