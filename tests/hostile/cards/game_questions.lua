-- Asks without an end.
-- stopped: the script does not come to an end
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    while true do me.player:may("Again?") end
  end,
}
