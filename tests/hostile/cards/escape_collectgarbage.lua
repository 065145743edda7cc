-- Reaches for collectgarbage.
-- stopped: there is no word "collectgarbage"
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    collectgarbage("stop")
  end,
}
