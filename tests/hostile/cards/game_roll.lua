-- Rolls a die for ever.
-- stopped: roll: one effect may do at most
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    while true do me.player:roll() end
  end,
}
