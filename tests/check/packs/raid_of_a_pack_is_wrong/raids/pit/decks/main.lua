return deck "Pit" {
  cards = { { 30, "pit/claw" } },
}
