return ability "Mana Shield" {
  number = 52, rarity = "rare",
  cost = 2, tags = { "Arcane" }, class = { "mage" },
  instant = true, ongoing = true,
  text = "Ongoing: (X), [Activate]: Prevent the next X combat damage that an ally would deal to \z
    your hero this turn.",
  powers = {
    pays { cost = { resources = x, exhaust = this },
      effect = function(me) me:begin("shield", this_turn, { left = me.x }) end },
  },
  rulings = { "It is X in all, whichever allies deal it." },
  later = { shield = prevents.damage { to = your.hero, from = any.ally, combat = true } },
}
