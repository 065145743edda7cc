return deck "Test" {  --> error deck-rule
  hero = "hoa/ta_zo",
  cards = {
    { 4, "hoa/fireball" },
  },
}
