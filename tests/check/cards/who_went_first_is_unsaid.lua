return ally "Test Sage" {
  cost = 2, atk = 2, damage = "fire", health = 2,
  text = "While you have an opponent, this has Ferocity.",  --> error text-if
  powers = {
    gives { to = this, keyword = "Ferocity", only_if = count(opposing.hero:with { went_first = true }) },
  },
}
