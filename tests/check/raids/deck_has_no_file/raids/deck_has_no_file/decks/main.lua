return deck "Pit" {
  cards = { { 30, "deck_has_no_file/claw" } },
}
