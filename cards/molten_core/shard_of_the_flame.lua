return item "Shard of the Flame" {
  number = 12, rarity = "rare",
  cost = 4,
  tags = { "Trinket (2)" },
  class = { "druid", "hunter", "mage", "paladin", "priest", "rogue", "shaman", "warlock", "warrior" },
  values = { warmth = 2 },
  text = "When one of your resources enters play, your hero heals {warmth} damage from itself.",
  powers = {
    when.enters_play { of = your.card:in_zone("resources"), effect = function(me) me.hero:heal(me.warmth, me.hero) end },
  },
}
