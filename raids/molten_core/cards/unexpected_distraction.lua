return ability "Unexpected Distraction" {
  number = 31, rarity = "uncommon", cost = 1, instant = true,
  tags = { "Molten Core" },
  text = "Prevent all damage to target character this turn.",
  targets = { target("ward", any.character, help) },
  play = function(me, t) me:begin("looks_away", this_turn, { t.ward }) end,
  later = { looks_away = prevents.damage { to = given, all = true } },
}
