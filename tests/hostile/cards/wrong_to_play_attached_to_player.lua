-- Hands a verb what it does not take.
-- stopped: to_play: expected a card, got a player
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me:to_play { attached_to = me.player }
  end,
}
