return ally "Test Drop" {
  cost = 2, atk = 2, damage = "fire", health = 2, destroyed_to = "deck",
  text = "Nothing stays of it.",  --> error text-zone
}
