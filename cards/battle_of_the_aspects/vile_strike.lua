return ability "Vile Strike" {
  number = 4, rarity = "uncommon",
  cost = x, tags = { "Unholy" }, class = { "death_knight" },
  text = "Target hero has -X health this turn.",
  targets = { target("prey", any.hero, harm) },
  play = function(me, t) t.prey:gain { health = -me.x, lasts = this_turn } end,
  rulings = { "A Boss whose health is gone stays until damage is on it." },
}
