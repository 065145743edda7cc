return deck "Pit" {
  cards = { { 30, "card_in_no_deck/claw" } },
}
