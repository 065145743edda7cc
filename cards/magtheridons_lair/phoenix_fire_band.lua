return item "Phoenix-fire Band" {
  number = 14, rarity = "rare",
  cost = 2,
  tags = { "Ring (2)" },
  class = { "druid", "hunter", "mage", "paladin", "priest", "rogue", "shaman", "warlock", "warrior" },
  values = { price = 1 },
  text = "({price}) and destroy this: Prevent all fire damage to target character this turn.",
  powers = {
    pays { cost = { resources = value.price, destroy = this }, targets = { target("friend", any.character, help) },
      effect = function(me, t) me:begin("ashes", this_turn, { t.friend }) end },
  },
  later = { ashes = prevents.damage { to = given, damage = "fire", all = true } },
}
