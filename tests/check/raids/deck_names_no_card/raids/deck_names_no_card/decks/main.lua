return deck "Pit" {
  cards = {
    { 26, "deck_names_no_card/claw" },
    { 4, "deck_names_no_card/jaw" },  --> error unknown-card
  },
}
