return quest "Sunken Treasure" {
  number = 358, rarity = "common",
  values = { price = 3 },
  text = "({price}): Put target equipment in your graveyard into your hand.",
  reward = { cost = { resources = value.price },
    targets = { target("gear", your.equipment:in_zone("graveyard"), help) },
    effect = function(me, t) t.gear:to_hand() end },
}
