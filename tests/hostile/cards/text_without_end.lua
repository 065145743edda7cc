-- A text of ten thousand letters.
-- refused: the text is longer than

return ability "Hostile" { cost = 0, text = "<<10000 x>>" }
