-- A text with five hundred blanks to fill in.
-- refused: the text is longer than 1023 bytes

return ability "Hostile" { cost = 0, values = { a = 32767 }, text = "<<500 {a}>>" }
