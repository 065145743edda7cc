-- Adds its hero to the chain.
-- passes
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.player:add_to_chain(me.hero)
  end,
}
