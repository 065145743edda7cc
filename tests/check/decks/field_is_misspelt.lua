return deck "Test" {
  hero = "hoa/ta_zo",
  crads = { { 4, "hoa/fireball" } },  --> error unknown-field
  cards = { { 4, "hoa/fireball" } },
}
