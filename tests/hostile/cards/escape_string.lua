-- Reaches for string.
-- stopped: there is no word "string"
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    string.rep("x", 1000000000)
  end,
}
