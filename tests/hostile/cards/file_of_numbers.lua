-- A table of two hundred thousand numbers.
-- refused: the file has
local a = { <<200000 1.5, >> }
return ability "Hostile" { cost = 0, unlimited = true }
