-- A table of twenty thousand numbers in a file of an allowed size.
-- refused: memory
local a = { <<20000 7,>> }
return ability "Hostile" { cost = 0, unlimited = true }
