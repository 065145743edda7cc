return ability "Head Slam" {
  number = 17, rarity = "uncommon",
  cost = 2, tags = { "Onyxia" },
  values = { most = 5 },
  text = "Additional cost: hurt Onyxia herself, putting up to {most} damage on her. <p> Every \z
    opposing ally takes that much melee damage from her.",
  extra_cost = { damage = { to = your.hero, up_to = value.most } },
  play = function(me) me.hero:deal(me.paid, "melee", opposing.ally) end,
}
