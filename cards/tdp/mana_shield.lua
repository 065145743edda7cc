return ability "Mana Shield" {
  number = 52, rarity = "rare",
  cost = 2, tags = { "Arcane" }, class = { "mage" },
  instant = true, ongoing = true,
  text = "Ongoing: (X), [Activate]: Mana hardens around your hero. This turn, prevent the next X \z
    combat damage to it from allies.",
  powers = {
    pays { cost = { resources = x, exhaust_this = true },
      effect = function(me) me:begin("shield", this_turn, { left = me.x }) end },
  },
  later = { shield = prevents.damage { to = your.hero, from = any.ally, combat = true } },
}
