-- Hands a verb what it does not take.
-- stopped: set_word: expected a word of the raid, got a card
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    set_word(me, 1)
  end,
}
