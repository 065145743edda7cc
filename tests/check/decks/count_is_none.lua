return deck "Test" {
  hero = "hoa/ta_zo",
  cards = {  --> error wrong-type
    { 0, "hoa/fireball" },
  },
}
