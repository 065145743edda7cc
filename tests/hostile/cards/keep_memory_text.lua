-- Remembers a text where numbers belong.
-- stopped: memory: what is remembered must be a whole number of at least -1000000, got "text
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.memory[1] = "text"
  end,
}
