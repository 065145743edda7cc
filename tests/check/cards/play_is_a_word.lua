return ability "Test Bolt" {
  cost = 2,
  play = target,  --> error wrong-type
}
