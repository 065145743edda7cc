-- A list of fifty thousand damage types, read for each of many fields.
-- refused: damage is a list of more than 8
local types = {}
for i = 1, 50000 do types[i] = "fire" end
return ally "Hostile" {
  cost = 0, atk = 1, damage = types, health = 1, unlimited = true,
  powers = { <<50 when.dealt_damage { damage = types, effect = function() end }, >> },
}
