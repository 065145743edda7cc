return ability "Knife Throw" {
  number = 22, rarity = "uncommon",
  cost = 1, tags = { "Assassination" }, class = { "rogue" },
  values = { edge = 4 },
  text = "Target Dagger weapon of yours has +{edge} ATK and Thrown this turn.",
  targets = { target("knife", your.weapon:with { tag = "Dagger" }, help) },
  play = function(me, t) t.knife:gain { atk = me.edge, keyword = "Thrown", lasts = this_turn } end,
}
