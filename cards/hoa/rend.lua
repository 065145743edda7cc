return ability "Rend" {
  number = 146, rarity = "common",
  cost = 1, tags = { "Arms" }, class = { "warrior" },
  instant = true, ongoing = true,
  values = { amount = 1 },
  text = "Attaches to target character. <p> Ongoing: When your turn starts, your hero deals \z
    {amount} melee damage to the bearer.",
  attach = target("host", any.character, harm),
  powers = {
    at.start_of_turn { whose = "your",
      effect = function(me) me.hero:deal(me.amount, "melee", me.host) end },
  },
}
