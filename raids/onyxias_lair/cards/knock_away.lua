return ability "Knock Away" {
  number = 20, rarity = "uncommon",
  cost = 1, tags = { "Onyxia" },
  instant = true,
  text = "Nothing hurts Onyxia this turn: all damage to her is prevented.",
  play = function(me) me:begin("guard", this_turn) end,
  later = { guard = prevents.damage { to = your.hero, all = true } },
}
