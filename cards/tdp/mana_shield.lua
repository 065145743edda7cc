return ability "Mana Shield" {
  number = 52, rarity = "rare",
  cost = 2, tags = { "Arcane" }, class = { "mage" },
  instant = true, ongoing = true,
  text = "Ongoing: (X), [Activate]: This turn, prevent the next X combat damage that an ally \z
    would deal to your hero.",
  powers = {
    pays { cost = { resources = x, exhaust_this = true },
      effect = function(me) me:begin("shield", this_turn, { left = me.x }) end },
  },
  later = { shield = prevents.damage { to = your.hero, from = any.ally, combat = true } },
}
