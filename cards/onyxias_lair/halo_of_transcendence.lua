return armor "Halo of Transcendence" {
  number = 12, rarity = "epic",
  cost = 2, def = 0,
  tags = { "Head (1)", "Cloth" },
  class = { "priest" },
  values = { amount = 1 },
  text = "[Activate]: A glimpse of grace: your hero heals {amount} damage from target ally. \z
    <p> Each Priest ability that you play readies the halo.",
  powers = {
    pays { cost = { exhaust_this = true },
      targets = { target("patient", any.ally, help) },
      effect = function(me, t) me.hero:heal(me.amount, t.patient) end },
    when.played { whose = "your", of = any.ability:with { class = "priest" }:in_zone("chain"),
      effect = function(me) me:ready() end },
  },
}
