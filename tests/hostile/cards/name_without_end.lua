-- A name of a thousand letters.
-- refused: ability takes a name and a table: ability "Name" {

return ability "Hostile <<1000 x>>" { cost = 0 }
