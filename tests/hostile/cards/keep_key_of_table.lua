-- Keeps a card as the key of a table of the file.
-- stopped: a table of a file can't be changed
local seen = {}
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    seen[me] = true
  end,
}
