-- A name that moves the cursor of a terminal.
-- refused: 

return ability "Hostile \27[2J\27[H" { cost = 0 }
