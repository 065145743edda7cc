-- Hands a verb what it does not take.
-- stopped: each: expected a card, a group or a filter, got
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    for _, card in each(7) do end
  end,
}
