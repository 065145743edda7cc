return ability "Heroic Strike" {
  number = 142, rarity = "uncommon",
  cost = 1, tags = { "Arms" }, class = { "warrior" },
  values = { bonus = 3 },
  text = "This turn, your weapons have +{bonus} ATK.",
  play = function(me) your.weapon:gain { atk = me.bonus, lasts = this_turn } end,
}
