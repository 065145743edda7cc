-- Writes a word that the raid does not have.
-- stopped:
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    set_word("seen", 1)
  end,
}
