-- Remembers a table where numbers belong.
-- stopped:
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.memory[1] = {}
  end,
}
