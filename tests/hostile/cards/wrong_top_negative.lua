-- Hands a verb what it does not take.
-- stopped: top: the number of cards must be a whole number of at least 0, got -1
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.player.deck:top(-1)
  end,
}
