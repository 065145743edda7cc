-- Remembers in a table that only a loop of the file still holds.
-- stopped: a table of a file can't be changed
local step, loop = pairs({ {} })
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local _, inner = step(loop)
    inner.last = me
  end,
}
