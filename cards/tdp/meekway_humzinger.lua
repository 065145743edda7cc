return ally "Meekway Humzinger" {
  number = 182, rarity = "uncommon",
  cost = 2, atk = 1, damage = "arcane", health = 2,
  tags = { "Gnome", "Mage" }, faction = "alliance",
  keywords = { "Elusive" },
  values = { price = 1, cards = 1 },
  text = "Elusive <p> ({price}), [Activate] and put this into its owner's hand: Draw {cards} \z
    card.",
  powers = {
    pays { cost = { resources = value.price, exhaust = this, to_hand = this },
      effect = function(me) me.player:draw(me.cards) end },
  },
}
