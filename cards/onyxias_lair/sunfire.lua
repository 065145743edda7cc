return ability "Sunfire" {
  number = 7, rarity = "uncommon",
  cost = 7, tags = { "Balance" }, class = { "druid" },
  values = { ray = 1, cards = 1 },
  text = "Your hero deals arcane damage equal to {ray} times the number of friendly characters \z
    to target character. Draw {cards} card.",
  targets = { target("prey", any.character, harm) },
  play = function(me, t)
    me.hero:deal(me.ray * #all(friendly.character), "arcane", t.prey)
    me.player:draw(me.cards)
  end,
}
