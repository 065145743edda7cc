-- A value that does not fit.
-- refused: the value "a" is a whole number
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  values = { a = 100000 },
}
