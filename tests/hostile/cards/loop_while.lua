-- An endless loop: while.
-- stopped: the script does not come to an end
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    while true do end
  end,
}
