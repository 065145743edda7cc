-- Reaches for rawset.
-- stopped: there is no word "rawset"
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    rawset(math, 1, 1)
  end,
}
