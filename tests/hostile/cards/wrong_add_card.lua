-- Hands a verb what it does not take.
-- stopped: +: expected a group, a card or a player (numbers are card.atk …), got 1
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local sum = me + 1
  end,
}
