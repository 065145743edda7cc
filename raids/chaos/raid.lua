-- Each against all: three to five players by the rules of the base game, whose allies stand in front of their heroes.
return raid "Chaos" {
  duel = true,                                  -- CR 101, 102
  players = { 3, 5 },
  rules = use "chaos/rules",
  powers = { gives { to = any.hero, power = "bodyguard", cites = "BA:Chaos: allies protect" } },
  grants = { bodyguard = gives { to = your.ally, protects = your.hero } },
}
