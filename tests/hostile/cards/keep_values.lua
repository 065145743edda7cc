-- Writes into the values of the card.
-- stopped: a card can't be written to
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  values = { amount = 1 },
  play = function(me)
    me.amount = 7
  end,
}
