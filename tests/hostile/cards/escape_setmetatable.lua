-- Reaches for setmetatable.
-- stopped: there is no word "setmetatable"
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    setmetatable({}, {})
  end,
}
