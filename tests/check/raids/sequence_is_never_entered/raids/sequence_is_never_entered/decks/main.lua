return deck "Pit" {
  cards = { { 30, "sequence_is_never_entered/claw" } },
}
