return quest "Your Fortune Awaits You" {
  number = 360, rarity = "common",
  values = { price = 3, cards = 1 },
  text = "({price}): Draw {cards} card.",
  reward = { cost = { resources = value.price },
    effect = function(me) me.player:draw(me.cards) end },
}
