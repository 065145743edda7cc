-- Cites fifty thousand rules.
-- refused: cites is a list of more than 16
local rules = {}
for i = 1, 50000 do rules[i] = "CR 717" end
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  cites = rules,
}
