return ability "Mana Agate" {
  number = 57, rarity = "uncommon",
  cost = 2, tags = { "Arcane" }, class = { "mage" },
  ongoing = true,
  values = { price = 1, cards = 2 },
  text = "Ongoing: ({price}) and destroy this: Draw {cards} cards.",
  powers = {
    pays { cost = { resources = value.price, destroy = this },
      effect = function(me) me.player:draw(me.cards) end },
  },
}
