-- A game of two by the rules of the base game: no Boss player, no raid; factions do not matter to opponents.
return raid "Duel" {
  duel = true,                                  -- CR 101, 102
}
