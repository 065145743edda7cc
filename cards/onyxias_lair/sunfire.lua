return ability "Sunfire" {
  number = 7, rarity = "uncommon",
  cost = 7, tags = { "Balance" }, class = { "druid" },
  values = { ray = 1, cards = 1 },
  text = "Every friendly character catches a ray and turns it on target character: your hero \z
    deals it {ray} arcane damage for each of them, in one blow. Draw {cards} card.",
  targets = { target("prey", any.character, harm) },
  play = function(me, t)
    me.hero:deal(me.ray * #all(friendly.character), "arcane", t.prey)
    me.player:draw(me.cards)
  end,
}
