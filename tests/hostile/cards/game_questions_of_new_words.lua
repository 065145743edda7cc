-- Asks with a new prompt each time.
-- stopped: the script does not come to an end: its budget of instructions is spent
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    for i = 1, 1000000 do me.player:may(format("The %d. time?", i)) end
  end,
}
