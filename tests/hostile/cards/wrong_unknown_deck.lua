-- Hands a verb what it does not take.
-- stopped: this player has no deck "cellar
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local top = me.player.decks.cellar
  end,
}
