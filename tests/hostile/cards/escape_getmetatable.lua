-- Reaches for getmetatable.
-- stopped: there is no word "getmetatable"
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    getmetatable(me).__index = nil
  end,
}
