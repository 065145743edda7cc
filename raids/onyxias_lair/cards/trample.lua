local words = use "onyxias_lair/words"

return ability "Trample" {
  number = 30, rarity = "uncommon",
  cost = 2, tags = { "Onyxia" },
  ongoing = true,
  values = { bonus = 2 },
  text = "Ongoing: Onyxia's ATK is {bonus} higher while attacking. <p> Each attack of hers \z
    shakes the ground: you may exhaust target ally.",
  powers = {
    gives { to = words.attacking_hero, atk = plus(value.bonus) },
    when.attacks { of = your.hero, may = "exhaust", targets = { target("ally", any.ally, harm) },
      effect = function(me, event, t) t.ally:exhaust() end },
  },
}
