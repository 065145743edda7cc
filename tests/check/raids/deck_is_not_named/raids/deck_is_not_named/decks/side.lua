return deck "Side" {  --> warning unused-file
  cards = { { 4, "deck_is_not_named/claw" } },
}
