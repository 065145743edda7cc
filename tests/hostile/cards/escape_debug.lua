-- Reaches for debug.
-- stopped: there is no word "debug"
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    debug.getregistry()
  end,
}
