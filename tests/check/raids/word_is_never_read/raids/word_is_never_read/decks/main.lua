return deck "Pit" {
  cards = { { 30, "word_is_never_read/claw" } },
}
