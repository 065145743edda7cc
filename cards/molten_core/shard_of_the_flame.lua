return item "Shard of the Flame" {
  number = 12, rarity = "rare",
  cost = 4,
  tags = { "Trinket (2)" },
  class = { "druid", "hunter", "mage", "paladin", "priest", "rogue", "shaman", "warlock", "warrior" },
  values = { warmth = 2 },
  text = "When one of your cards moves to resources, your hero heals {warmth} damage from \z
    itself.",
  powers = {
    when.moved { of = your.card, to = "resources", effect = function(me) me.hero:heal(me.warmth, me.hero) end },
  },
}
