-- Throws signs that mean something to whoever prints them carelessly.
-- stopped: %s%s%n%9999999d
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    error("%s%s%n%9999999d")
  end,
}
