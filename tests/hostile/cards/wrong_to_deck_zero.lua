-- Counts the places of a deck from 0.
-- stopped: to_deck: place in a deck must be a whole number of at least 1
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.hero:to_deck(0)
  end,
}
