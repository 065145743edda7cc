return ability "Immolation Trap" {
  number = 35, rarity = "uncommon",
  cost = 3, tags = { "Survival" }, class = { "hunter" },
  instant = true, ongoing = true,
  keywords = { "Trap" },
  values = { amount = 2 },
  text = "Trap <p> Attaches to target attacking character. <p> Ongoing: When your turn starts, \z
    your hero deals {amount} fire damage to the bearer.",
  attach = target("host", any.character:with { attacking = true }, harm),
  host = any.character,
  powers = {
    at.start_of_turn { whose = "your",
      effect = function(me) me.hero:deal(me.amount, "fire", me.host) end },
  },
}
