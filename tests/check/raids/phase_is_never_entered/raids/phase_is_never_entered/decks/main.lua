return deck "Pit" {
  cards = { { 30, "phase_is_never_entered/claw" } },
}
