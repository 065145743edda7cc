return ability "Corruption" {
  number = 120, rarity = "uncommon",
  cost = 2, tags = { "Affliction" }, class = { "warlock" },
  instant = true, ongoing = true,
  values = { amount = 1, cards = 1 },
  text = "Attaches to target character. <p> Ongoing: When your turn starts, your hero deals \z
    {amount} shadow damage to the bearer. <p> Ongoing: When the bearer is destroyed, its \z
    controller discards {cards} card.",
  attach = target("host", any.character, harm),
  powers = {
    at.start_of_turn { whose = "your",
      effect = function(me) me.hero:deal(me.amount, "shadow", me.host) end },
    when.destroyed { of = attached,
      effect = function(me, event) event.player:discard(me.cards) end },
  },
}
