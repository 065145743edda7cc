return armor "Deep Earth Mantle" {
  number = 63, rarity = "common",
  cost = 4, def = 1,
  tags = { "Shoulder (1)", "Leather" }, class = { "druid" },
  text = "When you play an ability card, your hero heals damage equal to its cost from itself.",
  powers = {
    when.played { whose = "your", of = any.ability:in_zone("chain"),
      effect = function(me, event) me.hero:heal(event.card.cost, me.hero) end },
  },
}
