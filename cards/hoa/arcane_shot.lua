return ability "Arcane Shot" {
  number = 33, rarity = "common",
  cost = 2, tags = { "Marksmanship" }, class = { "hunter" },
  instant = true,
  values = { amount = 1, cards = 1 },
  text = "A glimmering arrow from your hero: {amount} arcane damage to target character. <p> \z
    Draw {cards} card.",
  targets = { target("prey", any.character, harm) },
  play = function(me, t)
    me.hero:deal(me.amount, "arcane", t.prey)
    me.player:draw(me.cards)
  end,
}
