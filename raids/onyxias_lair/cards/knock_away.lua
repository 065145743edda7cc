return ability "Knock Away" {
  number = 20, rarity = "uncommon",
  cost = 1, tags = { "Onyxia" },
  instant = true,
  text = "This turn, prevent all damage to your hero.",
  play = function(me) me:begin("guard", this_turn) end,
  later = { guard = prevents.damage { to = your.hero, all = true } },
}
