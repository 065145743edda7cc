return quest "Torek's Assault" {
  number = 345, rarity = "common", faction = "horde",
  values = { price = 1, cards = 1 },
  text = "({price}): Only if an ally of yours has dealt damage to an opposing hero this turn. \z
    Torek has word of it, and you draw {cards} card.",
  reward = { cost = { resources = value.price },
    only_if = your_ally_hurt_a_hero,
    effect = function(me) me.player:draw(me.cards) end },
}
