return hero "Test Hero" {
  health = 25, class = { "mage" },
  tags = { "Troll", "Mage", "Fire" },
  text = "It waits.",
  back = {
    values = { bonus = 1 },
    text = "Your allies have +{bonus} ATK and Ferocity.",  --> error text-keyword
    powers = {
      gives { to = your.ally, atk = plus(value.bonus) },
    },
  },
}
