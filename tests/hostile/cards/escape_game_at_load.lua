-- Looks at the game while the file is loaded.
-- refused: nothing happens while a file is loaded
local cards = all(any.card)
return ability "Hostile" { cost = 0, unlimited = true }
