-- Remembers with a function of the library.
-- stopped: a table of a file can't be changed
local seen = {}
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    table.insert(seen, me)
  end,
}
