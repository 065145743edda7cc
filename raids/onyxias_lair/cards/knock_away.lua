return ability "Knock Away" {
  number = 20, rarity = "uncommon",
  cost = 1, tags = { "Onyxia" },
  instant = true,
  text = "Prevent all damage to your hero this turn.",
  play = function(me) me:begin("guard", this_turn) end,
  later = { guard = prevents.damage { to = your.hero, all = true } },
}
