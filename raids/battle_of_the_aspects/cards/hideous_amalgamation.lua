local numbers = use "battle_of_the_aspects/numbers"

return ally "Hideous Amalgamation" {
  number = 12, rarity = "common",
  cost = 0, atk = numbers.amalgamation.atk, damage = "fire", health = numbers.amalgamation.health,
  tags = { "Amalgamation", "Deathwing" },
  keywords = "Assault 4",
  text = "Assault 4 <p> This can attack only an opposing ally with the lowest health, if able.",
  powers = { gives { to = this, attacks_only = opposing.ally:lowest("health") } },
}
