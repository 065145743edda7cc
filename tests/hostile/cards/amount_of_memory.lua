-- A number that the memory does not hold.
-- stopped: memory: what is remembered must be
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.memory[1] = 1000001
  end,
}
