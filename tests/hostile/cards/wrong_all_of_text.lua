-- Hands a verb what it does not take.
-- stopped: all: expected a card, a group or a filter, got "cards"
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    all("cards")
  end,
}
