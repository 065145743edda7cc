return deck "Pit" {
  cards = { { 30, "turn_has_no_such_step/claw" } },
}
