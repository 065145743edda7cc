return deck "Pit" {
  cards = { { 30, "step_reads_no_such_deck/claw" } },
}
