-- Adds itself to the chain each time that it resolves.
-- stopped: effects set off more effects in one turn
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.player:add_to_chain(me)
  end,
}
