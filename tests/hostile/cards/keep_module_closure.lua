-- Remembers in a function of a module.
-- refused: a function writes "n", which outlives its call: scripts keep no state (a counter, a
local words = use "hostile/module"
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    words.count()
  end,
}
-- == cards/hostile/module.lua
local n = 0
return { count = function() n = n + 1 return n end }
