return weapon "Perdition's Blade" {
  number = 25, rarity = "rare",
  cost = 2, atk = 2, damage = "melee", strike = 1,
  tags = { "One-Handed", "Melee (1)", "Dagger" },
  class = { "rogue", "shaman", "warrior" },
  values = { spark = 1 },
  text = "When this enters play, your hero deals {spark} fire damage to target character.",
  powers = {
    when.enters_play { of = this, targets = { target("prey", any.character, harm) },
      effect = function(me, event, t) me.hero:deal(me.spark, "fire", t.prey) end },
  },
}
