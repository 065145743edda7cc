-- Remembers in a parameter that a function kept.
-- refused: a function writes "n"
local function keep(n)
  return function() n = n + 1 end
end
local kept = keep(1)
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    kept()
  end,
}
