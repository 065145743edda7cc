return deck "Pit" {
  cards = { { 30, "players_are_too_many/claw" } },
}
