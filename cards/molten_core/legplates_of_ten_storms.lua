return armor "Legplates of Ten Storms" {
  number = 6, rarity = "rare",
  cost = 6, def = 2,
  tags = { "Legs (1)", "Mail" },
  class = { "shaman" },
  values = { price = 1, storm = 2, most = 2 },
  text = "When you play a shaman ability card, you may pay ({price}). (You decide as this \z
    resolves.) If you do, your hero deals {storm} nature damage, divided among up to {most} \z
    target characters.",
  powers = {
    when.played { whose = "your", of = any.ability:with { class = "shaman" }:in_zone("chain"),
      targets = { target("struck", any.character, harm, { up_to = value.most, divides = value.storm }) },
      effect = function(me, event, t)
        if me.player:may_pay(me.price) then me.hero:deal_each("nature", t:divided("struck")) end
      end },
  },
}
