return armor "Nemesis Skullcap" {
  number = 16, rarity = "epic",
  cost = 2, def = 0,
  tags = { "Head (1)", "Cloth" },
  class = { "warlock" },
  values = { amount = 1 },
  text = "[Activate]: The horns drink pain: your hero heals {amount} damage from itself. <p> \z
    Each Warlock ability that you play readies the skullcap.",
  powers = {
    pays { cost = { exhaust_this = true },
      effect = function(me) me.hero:heal(me.amount, me.hero) end },
    when.played { whose = "your", of = any.ability:with { class = "warlock" }:in_zone("chain"),
      effect = function(me) me:ready() end },
  },
}
