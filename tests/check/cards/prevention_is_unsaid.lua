return ally "Test Wall" {
  cost = 2, atk = 2, damage = "fire", health = 2,
  values = { amount = 1 },
  text = "Damage to this is {amount} less.",  --> error text-prevent
  powers = {
    prevents.damage { to = this, amount = value.amount },
  },
}
