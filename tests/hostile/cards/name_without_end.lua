-- A name of a thousand letters.
-- refused:

return ability "Hostile <<1000 x>>" { cost = 0 }
