-- Calls a card.
-- stopped: attempt to call
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me()
  end,
}
