-- Reaches for _G.
-- stopped: there is no word "_G"
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    _G.x = 1
  end,
}
