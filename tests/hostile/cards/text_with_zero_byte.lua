-- A text that ends in its middle for whoever reads it as C does.
-- refused: a text of the script holds a zero byte

return ability "Hostile" { cost = 0, text = "Nothing.\0 But more." }
