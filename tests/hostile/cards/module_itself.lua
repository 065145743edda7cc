-- Uses itself.
-- refused: files use each other in a circle
local words = use "hostile/module_itself"
return ability "Hostile" { cost = 0, unlimited = true }
