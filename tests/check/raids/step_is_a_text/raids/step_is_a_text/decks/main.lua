return deck "Pit" {
  cards = { { 30, "step_is_a_text/claw" } },
}
