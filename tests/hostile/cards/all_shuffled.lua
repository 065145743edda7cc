-- Shuffles all that is in play into the decks.
-- passes
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    all(any.card):shuffle_into_deck()
  end,
}
