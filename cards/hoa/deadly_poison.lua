return ability "Deadly Poison" {
  number = 95, rarity = "uncommon",
  cost = 1, tags = { "Poison" }, class = { "rogue" },
  instant = true, ongoing = true,
  values = { amount = 2 },
  text = "Attaches to target character that your hero dealt combat damage to this turn. <p> \z
    Ongoing: When your turn starts, your hero deals {amount} nature damage to the bearer.",
  attach = target("victim", any.character:with { fought_by_your_hero = true }, harm),
  host = any.character,
  powers = {
    at.start_of_turn { whose = "your",
      effect = function(me) me.hero:deal(me.amount, "nature", me.host) end },
  },
  rulings = { "Once attached it stays, though the turn of the wound is over." },
}
