-- Reaches for the methods of texts.
-- stopped: attempt to index a string value
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local pattern = ("x"):rep(100)
  end,
}
