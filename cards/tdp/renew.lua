return ability "Renew" {
  number = 77, rarity = "uncommon",
  cost = 1, tags = { "Holy" }, class = { "priest" },
  instant = true, ongoing = true,
  values = { amount = 1 },
  text = "Attaches to target character. <p> Ongoing: When your turn starts, your hero heals \z
    {amount} damage from the bearer.",
  attach = target("host", any.character, help),
  powers = {
    at.start_of_turn { whose = "your",
      effect = function(me) me.hero:heal(me.amount, me.host) end },
  },
}
