return armor "Halo of Transcendence" {
  number = 12, rarity = "epic",
  cost = 2, def = 0,
  tags = { "Head (1)", "Cloth" },
  class = { "priest" },
  values = { amount = 1 },
  text = "When you play a priest ability card, ready this. <p> [Activate]: Your hero heals \z
    {amount} damage from target ally.",
  powers = {
    pays { cost = { exhaust = this },
      targets = { target("patient", any.ally, help) },
      effect = function(me, t) me.hero:heal(me.amount, t.patient) end },
    when.played { whose = "your", of = any.ability:with { class = "priest" }:in_zone("chain"),
      effect = function(me) me:ready() end },
  },
}
