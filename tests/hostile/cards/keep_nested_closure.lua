-- Remembers in a variable of a function that made another.
-- refused: a function writes "n"
local function counter()
  local n = 0
  return function() n = n + 1 return n end
end
local count = counter()
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    count()
  end,
}
