-- A text that ends in its middle for whoever reads it as C does.
-- refused: a text that is no UTF-8, or has control characters in it

return ability "Hostile" { cost = 0, text = "Nothing.\0 But more." }
