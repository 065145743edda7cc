return ally "Test Footman" {
  cost = 1 atk = 2,  --> error syntax
}
