return boss "Test Tyrant" {
  order = 300, health = 3,  --> error out-of-range
  text = "",
}
