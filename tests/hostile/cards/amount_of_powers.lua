-- More powers than a card can have.
-- refused: more than 96 powers
return ally "Hostile" {
  cost = 0, atk = 1, damage = "melee", health = 1, unlimited = true,
  powers = { <<97 gives { to = this, atk = plus(1) }, >> },
}
