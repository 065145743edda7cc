-- Remembers a text where numbers belong.
-- stopped:
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.memory[1] = "text"
  end,
}
