-- Calls the inside of a loop with things of its own.
-- stopped: step: argument 1 must be a loop, got a card
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local step = pairs({})
    step(me, 1)
  end,
}
