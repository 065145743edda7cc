-- One text of a hundred thousand letters.
-- refused: the file has
local text = "<<100000 x>>"
return ability "Hostile" { cost = 0, unlimited = true }
