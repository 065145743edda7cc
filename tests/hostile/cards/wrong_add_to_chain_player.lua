-- Hands a verb what it does not take.
-- stopped: add_to_chain: expected a card, got a player
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.player:add_to_chain(me.player)
  end,
}
