-- Each against all: three to five players by the rules of the base game, whose allies stand in front of their heroes.
return raid "Chaos" {
  duel = true,                                  -- CR 101, 102
  players = { 3, 5 },
  powers = { gives { to = any.hero, power = "bodyguard" } },
  grants = { bodyguard = gives { to = your.ally, protects = your.hero } },
}
