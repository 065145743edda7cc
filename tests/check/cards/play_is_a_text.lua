return ability "Test Bolt" {
  cost = 2,
  play = "draw a card",  --> error wrong-type
}
