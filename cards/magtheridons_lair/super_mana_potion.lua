return item "Super Mana Potion" {
  number = 16, rarity = "rare",
  cost = 5,
  tags = { "Potion" },
  class = { "druid", "hunter", "mage", "paladin", "priest", "shaman", "warlock" },
  values = { price = 4, cards = 4 },
  text = "({price}) and destroy this: Draw {cards} cards.",
  powers = {
    pays { cost = { resources = value.price, destroy = this },
      effect = function(me) me.player:draw(me.cards) end },
  },
}
