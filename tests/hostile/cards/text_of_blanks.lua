-- A text with five hundred blanks to fill in.
-- refused:

return ability "Hostile" { cost = 0, values = { a = 32767 }, text = "<<500 {a}>>" }
