-- Uses a file that there is not.
-- refused: there is no file "hostile/nothing"
local words = use "hostile/nothing"
return ability "Hostile" { cost = 0, unlimited = true }
