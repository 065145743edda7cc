-- Uses a card as if it were a module.
-- refused: t/bolt" is a ability, not a module
local words = use "t/bolt"
return ability "Hostile" { cost = 0, unlimited = true }
