-- Reaches for pcall.
-- stopped: there is no word "pcall"
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    while true do pcall(error) end
  end,
}
