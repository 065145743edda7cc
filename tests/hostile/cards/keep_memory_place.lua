-- Remembers in a place of the memory that there is not.
-- stopped: memory: it has the places 1 to 4, not 5
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.memory[5] = 1
  end,
}
