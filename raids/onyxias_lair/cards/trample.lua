local words = use "onyxias_lair/words"

return ability "Trample" {
  number = 30, rarity = "uncommon",
  cost = 2, tags = { "Onyxia" },
  ongoing = true,
  values = { bonus = 2 },
  text = "Ongoing: Your attacking hero has +{bonus} ATK. <p> Ongoing: When your hero attacks, \z
    you may exhaust target ally.",
  powers = {
    gives { to = words.attacking_hero, atk = plus(value.bonus) },
    when.attacks { of = your.hero, may = "exhaust", targets = { target("ally", any.ally, harm) },
      effect = function(me, event, t) t.ally:exhaust() end },
  },
}
