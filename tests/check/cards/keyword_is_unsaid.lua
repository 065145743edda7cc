return ally "Test Wall" {
  cost = 2, atk = 2, damage = "fire", health = 2,
  keywords = { "Protector" },
  text = "It stands before the others.",  --> error text-keyword
}
