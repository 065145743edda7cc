-- Remembers in a table inside a table that a function keeps.
-- stopped: a table of a file can't be changed
local box = { deep = { {} } }
local function get() return box.deep[1] end
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    get().last = me
  end,
}
