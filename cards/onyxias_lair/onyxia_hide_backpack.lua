return item "Onyxia Hide Backpack" {
  number = 24, rarity = "uncommon",
  cost = 2,
  tags = { "Bag (5)" },
  class = { "druid", "hunter", "mage", "paladin", "priest", "rogue", "shaman", "warlock",
    "warrior" },
  values = { cards = 1 },
  text = "[Activate] and discard an equipment in your hand: Draw {cards} card.",
  powers = {
    pays { cost = { exhaust = this, discard = your.equipment:in_zone("hand") },
      effect = function(me) me.player:draw(me.cards) end },
  },
}
