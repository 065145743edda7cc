return ability "Subdue" {
  number = 19, rarity = "common",
  cost = 2, ongoing = true, tags = { "Discipline" }, class = { "priest" },
  attach = target("host", opposing.ally, harm),
  values = { cards = 1 },
  text = "Attaches to target opposing ally. Draw {cards} card. <p> Ongoing: The bearer can't \z
    attack an ally.",
  play = function(me) me.player:draw(me.cards) end,
  powers = { gives { to = attached, cant_attack = any.ally } },
}
