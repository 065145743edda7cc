return ability "Arcane Shot" {
  number = 33, rarity = "common",
  cost = 2, tags = { "Marksmanship" }, class = { "hunter" },
  instant = true,
  values = { amount = 1, cards = 1 },
  text = "Your hero deals {amount} arcane damage to target character. Draw {cards} card.",
  targets = { target("prey", any.character, harm) },
  play = function(me, t)
    me.hero:deal(me.amount, "arcane", t.prey)
    me.player:draw(me.cards)
  end,
}
