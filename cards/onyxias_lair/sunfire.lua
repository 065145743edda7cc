return ability "Sunfire" {
  number = 7, rarity = "uncommon",
  cost = 7, tags = { "Balance" }, class = { "druid" },
  values = { ray = 1, cards = 1 },
  text = "Your hero deals {ray} arcane damage to target character for each friendly character. \z
    Draw {cards} card.",
  targets = { target("prey", any.character, harm) },
  play = function(me, t)
    me.hero:deal(me.ray * #all(friendly.character), "arcane", t.prey)
    me.player:draw(me.cards)
  end,
}
