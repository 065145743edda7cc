return deck "Pit" {
  cards = { { 30, "word_is_misspelt/claw" } },
}
