-- Hands a verb what it does not take.
-- stopped: format: argument 2 must be a number, got a card
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local text = format("%d", me)
  end,
}
