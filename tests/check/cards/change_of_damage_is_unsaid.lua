return ally "Test Wall" {
  cost = 2, atk = 2, damage = "fire", health = 2,
  text = "Damage that this deals is holy damage and unpreventable.",  --> error text-instead
  powers = {
    changes.damage { from = this, becomes = "holy", unpreventable = true },
  },
}
