-- Writes a word that the raid does not have.
-- stopped: set_word: the raid has no word "seen
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    set_word("seen", 1)
  end,
}
