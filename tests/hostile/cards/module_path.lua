-- Uses a path outside the cards.
-- refused: there is no file
local words = use "../../../etc/passwd"
return ability "Hostile" { cost = 0, unlimited = true }
