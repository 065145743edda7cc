return ability "Head Slam" {
  number = 17, rarity = "uncommon",
  cost = 2, tags = { "Onyxia" },
  values = { most = 5 },
  text = "As an additional cost, put up to {most} damage on your hero. Your hero deals that \z
    much melee damage to each opposing ally.",
  extra_cost = { damage = { to = your.hero, up_to = value.most } },
  play = function(me) me.hero:deal(me.paid, "melee", opposing.ally) end,
}
