-- A name that moves the cursor of a terminal.
-- refused: a text that is no UTF-8, or has control characters

return ability "Hostile \27[2J\27[H" { cost = 0 }
