return armor "Helmet of Ten Storms" {
  number = 14, rarity = "epic",
  cost = 4, def = 1,
  tags = { "Head (1)", "Mail" },
  class = { "shaman" },
  values = { price = 2, bolt = 1, rain = 1 },
  text = "When you play a shaman ability card, ready this. <p> ({price}), [Activate]: Your hero \z
    deals {bolt} nature damage to target character. Your hero heals {rain} damage from target \z
    character.",
  powers = {
    pays { cost = { resources = value.price, exhaust = this },
      targets = { target("prey", any.character, harm), target("patient", any.character, help) },
      effect = function(me, t)
        me.hero:deal(me.bolt, "nature", t.prey)
        me.hero:heal(me.rain, t.patient)
      end },
    when.played { whose = "your", of = any.ability:with { class = "shaman" }:in_zone("chain"),
      effect = function(me) me:ready() end },
  },
}
