return ability "Corruption" {
  number = 120, rarity = "uncommon",
  cost = 2, tags = { "Affliction" }, class = { "warlock" },
  instant = true, ongoing = true,
  values = { amount = 1, cards = 1 },
  text = "Attaches to target character. <p> Ongoing: It rots as your turn starts: {amount} shadow \z
    damage to the bearer from your hero. <p> As the bearer is destroyed, whoever controls it \z
    discards {cards} card.",
  attach = target("host", any.character, harm),
  powers = {
    at.start_of_turn { whose = "your",
      effect = function(me) me.hero:deal(me.amount, "shadow", me.host) end },
    when.destroyed { of = attached,
      effect = function(me, event) event.player:discard(me.cards) end },
  },
}
