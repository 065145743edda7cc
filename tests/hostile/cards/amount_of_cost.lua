-- A cost below nothing.
-- refused:
return ability "Hostile" {
  cost = -5, unlimited = true,
}
