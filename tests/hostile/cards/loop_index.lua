-- Reads a field for ever: no loop of its own costs more than one line.
-- stopped: the script does not come to an end
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    while me.name do end
  end,
}
