return ability "Test Bolt" {
  cost = 2,
  ongoing = true,
  attach = "character",  --> error wrong-type
}
