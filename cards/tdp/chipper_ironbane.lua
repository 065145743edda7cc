return ally "\"Chipper\" Ironbane" {
  number = 160, rarity = "common",
  cost = 2, atk = 3, damage = "melee", health = 1,
  tags = { "Dwarf", "Warrior" }, faction = "alliance",
  text = "(X) and destroy this: Destroy target equipment or ability with cost X.",
  powers = {
    pays { cost = { resources = x, destroy = this },
      targets = { target("thing", any.ability:or_type("equipment"), harm, { cost = x }) },
      effect = function(me, t) t.thing:destroy() end },
  },
  rulings = { "What costs X less for its actual (X) makes his power cheaper, not what it destroys." },
}
