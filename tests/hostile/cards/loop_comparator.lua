-- An endless loop inside the order of a sort.
-- stopped: the script does not come to an end
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    table.sort({ 3, 2, 1 }, function() while true do end end)
  end,
}
