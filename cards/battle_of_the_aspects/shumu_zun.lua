return ally "Shumu'zun" {
  number = 43, rarity = "common",
  cost = 3, atk = 3, damage = "arcane", health = 1,
  tags = { "Troll", "Mage" }, faction = "horde",
  keywords = { "Elusive" },
  values = { price = 4, cards = 1 },
  text = "Elusive <p> ({price}): Draw {cards} card.",
  powers = { pays { cost = { resources = value.price }, effect = function(me) me.player:draw(me.cards) end } },
}
