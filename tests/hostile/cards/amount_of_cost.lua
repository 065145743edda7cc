-- A cost below nothing.
-- refused: cost is a number from 0 to 99
return ability "Hostile" {
  cost = -5, unlimited = true,
}
