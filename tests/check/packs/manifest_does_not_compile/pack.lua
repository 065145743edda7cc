return pack "Ash" {
  key = "ash" version = "1.0.0",  --> error syntax
}
