return armor "Stormrage Cover" {
  number = 19, rarity = "epic",
  cost = 2, def = 1,
  tags = { "Head (1)", "Leather" },
  class = { "druid" },
  values = { price = 1, fresh = 1, stale = 1 },
  text = "When you play a druid ability card, ready this. <p> ({price}), [Activate]: Draw \z
    {fresh} card. Discard {stale} card.",
  powers = {
    pays { cost = { resources = value.price, exhaust = this },
      effect = function(me)
        me.player:draw(me.fresh)
        me.player:discard(me.stale)
      end },
    when.played { whose = "your", of = any.ability:with { class = "druid" }:in_zone("chain"),
      effect = function(me) me:ready() end },
  },
}
