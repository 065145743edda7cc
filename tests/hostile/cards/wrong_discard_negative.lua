-- Hands a verb what it does not take.
-- stopped: discard: the number of cards must be a whole number of at least 0, got -1
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.player:discard(-1)
  end,
}
