return quest "Counterattack!" {
  number = 343, rarity = "uncommon", faction = "horde",
  values = { price = 3, cards = 2 },
  text = "({price}): Draw {cards} cards. Only if an opponent has more allies than you have.",
  reward = { cost = { resources = value.price },
    only_if = outnumbered(any.ally),
    effect = function(me) me.player:draw(me.cards) end },
}
