return quest "Chasing A-Me 01" {
  number = 350, rarity = "common",
  values = { price = 3 },
  text = "({price}): Put target ally in your graveyard into your hand.",
  reward = { cost = { resources = value.price },
    targets = { target("lost", your.ally:in_zone("graveyard"), help) },
    effect = function(me, t) t.lost:to_hand() end },
}
