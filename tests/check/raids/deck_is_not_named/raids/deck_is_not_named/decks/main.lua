return deck "Pit" {
  cards = { { 30, "deck_is_not_named/claw" } },
}
