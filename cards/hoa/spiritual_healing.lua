return ability "Spiritual Healing" {
  number = 90, rarity = "rare",
  cost = 2, tags = { "Holy", "Talent" }, class = { "priest" }, requires = "holy_hero",
  ongoing = true,
  values = { amount = 2 },
  text = "Ongoing: When you play a Holy ability card, your hero heals {amount} damage from \z
    target character.",
  powers = {
    when.played { whose = "your", of = any.ability:with { tag = "Holy" }:in_zone("chain"),
      targets = { target("patient", any.character, help) },
      effect = function(me, event, t) me.hero:heal(me.amount, t.patient) end },
  },
}
