-- Values multiplied past every bound, where a plain number is wanted.
-- passes
return ally "Hostile" {
  cost = 0, atk = 1, damage = "melee", health = 1, unlimited = true,
  values = { a = 32767 },
  powers = {
    when.dealt_damage { at_least = value.a * value.a * value.a * value.a, effect = function() end },
  },
}
