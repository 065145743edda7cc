return item "Shard of the Scale" {
  number = 27, rarity = "uncommon",
  cost = 2,
  tags = { "Trinket (2)" },
  class = { "druid", "hunter", "mage", "paladin", "priest", "shaman", "warlock" },
  values = { price = 2 },
  text = "({price}) and destroy this: Put the top card of your deck face down and exhausted \z
    into your resource row.",
  powers = {
    pays { cost = { resources = value.price, destroy = this },
      effect = function(me)
        me.player.deck:top(1):to_resources { face = "down", exhausted = true, of = me.player }
      end },
  },
}
