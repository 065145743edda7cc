return armor "Dragonstalker's Legguards" {
  number = 2, rarity = "rare",
  cost = 4, def = 2,
  tags = { "Legs (1)", "Mail" },
  class = { "hunter" },
  values = { price = 1, bonus = 2 },
  text = "When you play a hunter ability card, you may pay ({price}). (You decide as this \z
    resolves.) If you do, target Ranged weapon has +{bonus} ATK this turn.",
  powers = {
    when.played { whose = "your", of = any.ability:with { class = "hunter" }:in_zone("chain"),
      targets = { target("gun", any.weapon:with { tag = "Ranged" }, help) },
      effect = function(me, event, t)
        if me.player:may_pay(me.price) then t.gun:gain { atk = me.bonus, lasts = this_turn } end
      end },
  },
}
