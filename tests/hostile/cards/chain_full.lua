-- Adds more to the chain than it holds.
-- stopped: add_to_chain: the chain holds at most
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    for i = 1, 40 do me.player:add_to_chain(me.player.deck:top()) end
  end,
}
