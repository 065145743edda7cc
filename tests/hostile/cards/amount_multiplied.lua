-- A power of numbers, multiplied past every bound.
-- passes
return ally "Hostile" {
  cost = 0, atk = 1, damage = "melee", health = 1, unlimited = true,
  powers = {
    gives { to = this, atk = stat("health") * 30000 * 30000 * 30000 * 30000, only_if = count(any.card) * 30000 * 30000 * 30000 },
  },
}
