-- Remembers in the table of a module.
-- stopped: a table of a file can't be changed
local words = use "hostile/module"
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    words.list[1] = me
  end,
}
-- == cards/hostile/module.lua
return { list = {} }
