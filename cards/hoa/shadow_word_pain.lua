return ability "Shadow Word: Pain" {
  number = 87, rarity = "uncommon",
  cost = 3, tags = { "Shadow" }, class = { "priest" },
  instant = true, ongoing = true,
  values = { amount = 1, cards = 1 },
  text = "Attaches to target character. That character's controller discards {cards} card. <p> \z
    Ongoing: When your turn starts, your hero deals {amount} shadow damage to the bearer.",
  attach = target("host", any.character, harm),
  play = function(me, t) t.host.controller:discard(me.cards) end,
  powers = {
    at.start_of_turn { whose = "your",
      effect = function(me) me.hero:deal(me.amount, "shadow", me.host) end },
  },
}
