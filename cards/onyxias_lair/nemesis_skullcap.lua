return armor "Nemesis Skullcap" {
  number = 16, rarity = "epic",
  cost = 2, def = 0,
  tags = { "Head (1)", "Cloth" },
  class = { "warlock" },
  values = { amount = 1 },
  text = "When you play a warlock ability card, ready this. <p> [Activate]: Your hero heals \z
    {amount} damage from itself.",
  powers = {
    pays { cost = { exhaust = this },
      effect = function(me) me.hero:heal(me.amount, me.hero) end },
    when.played { whose = "your", of = any.ability:with { class = "warlock" }:in_zone("chain"),
      effect = function(me) me:ready() end },
  },
}
