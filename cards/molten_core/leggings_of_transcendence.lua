return armor "Leggings of Transcendence" {
  number = 5, rarity = "rare",
  cost = 2, def = 1,
  tags = { "Legs (1)", "Cloth" },
  class = { "priest" },
  values = { price = 1, balm = 2 },
  text = "When you play a priest ability card, you may pay ({price}). (You decide as this resolves.) If \z
    you do, your hero heals {balm} damage from each friendly damaged ally.",
  powers = {
    when.played { whose = "your", of = any.ability:with { class = "priest" }:in_zone("chain"),
      effect = function(me)
        if me.player:may_pay(me.price) then me.hero:heal(me.balm, friendly.ally:with { damaged = true }) end
      end },
  },
}
