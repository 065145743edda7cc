return ability "Heroic Strike" {
  number = 142, rarity = "uncommon",
  cost = 1, tags = { "Arms" }, class = { "warrior" },
  values = { bonus = 3 },
  text = "Each of your weapons has +{bonus} ATK this turn.",
  play = function(me) your.weapon:gain { atk = me.bonus, lasts = this_turn } end,
}
