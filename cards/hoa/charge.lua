return ability "Charge" {
  number = 137, rarity = "uncommon",
  cost = 1, tags = { "Arms" }, class = { "warrior" },
  values = { cards = 1 },
  text = "Exhaust target character. Draw {cards} card.",
  rulings = { "If the target is no longer legal as it resolves, you do not draw either." },
  cites = "CR 709.2a",
  targets = { target("foe", any.character, harm) },
  play = function(me, t)
    t.foe:exhaust()
    me.player:draw(me.cards)
  end,
}
