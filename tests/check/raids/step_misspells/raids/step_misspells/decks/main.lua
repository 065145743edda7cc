return deck "Pit" {
  cards = { { 30, "step_misspells/claw" } },
}
