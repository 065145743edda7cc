-- Uses a card as if it were a module.
-- refused:
local words = use "t/bolt"
return ability "Hostile" { cost = 0, unlimited = true }
