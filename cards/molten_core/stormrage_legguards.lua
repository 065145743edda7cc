return armor "Stormrage Legguards" {
  number = 10, rarity = "rare",
  cost = 4, def = 2,
  tags = { "Legs (1)", "Leather" },
  class = { "druid" },
  values = { price = 1, bonus = 1 },
  text = "When you play a druid ability card, you may pay ({price}). (You decide as this \z
    resolves.) If you do, target ally has +{bonus} ATK this turn.",
  powers = {
    when.played { whose = "your", of = any.ability:with { class = "druid" }:in_zone("chain"),
      targets = { target("ally", any.ally, help) },
      effect = function(me, event, t)
        if me.player:may_pay(me.price) then t.ally:gain { atk = me.bonus, lasts = this_turn } end
      end },
  },
}
