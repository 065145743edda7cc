return armor "Legplates of Wrath" {
  number = 7, rarity = "rare",
  cost = 3, def = 3,
  tags = { "Legs (1)", "Plate" },
  class = { "warrior" },
  values = { price = 1 },
  text = "When you play a warrior ability card, you may pay ({price}). (You decide as this \z
    resolves.) If you do, ready target armor.",
  powers = {
    when.played { whose = "your", of = any.ability:with { class = "warrior" }:in_zone("chain"),
      targets = { target("gear", any.armor, help) },
      effect = function(me, event, t)
        if me.player:may_pay(me.price) then t.gear:ready() end
      end },
  },
}
