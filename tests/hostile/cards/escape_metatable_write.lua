-- Writes into a card.
-- stopped: a card can't be written to
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.__index = function() return 1 end
  end,
}
