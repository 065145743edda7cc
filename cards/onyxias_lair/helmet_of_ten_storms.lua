return armor "Helmet of Ten Storms" {
  number = 14, rarity = "epic",
  cost = 4, def = 1,
  tags = { "Head (1)", "Mail" },
  class = { "shaman" },
  values = { price = 2, bolt = 1, rain = 1 },
  text = "({price}), [Activate]: Lightning and rain. Your hero deals {bolt} nature damage to \z
    target character; target character, the same or a different one, is healed by your hero: \z
    {rain} damage. <p> Each Shaman ability that you play readies the helmet.",
  powers = {
    pays { cost = { resources = value.price, exhaust_this = true },
      targets = { target("prey", any.character, harm), target("patient", any.character, help) },
      effect = function(me, t)
        me.hero:deal(me.bolt, "nature", t.prey)
        me.hero:heal(me.rain, t.patient)
      end },
    when.played { whose = "your", of = any.ability:with { class = "shaman" }:in_zone("chain"),
      effect = function(me) me:ready() end },
  },
}
