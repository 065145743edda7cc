return quest "Torek's Assault" {
  number = 345, rarity = "common", faction = "horde",
  values = { price = 1, cards = 1 },
  text = "({price}): Draw {cards} card. Only if one of your allies has dealt damage to an \z
    opposing hero this turn.",
  reward = { cost = { resources = value.price },
    only_if = your_ally_hurt_a_hero,
    effect = function(me) me.player:draw(me.cards) end },
}
