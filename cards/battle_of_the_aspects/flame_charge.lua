return ability "Flame Charge" {
  number = 12, rarity = "common", instant = true,
  cost = 2, tags = { "Fire" }, class = { "mage" },
  text = "As an additional cost, reveal another ability in your hand. Your hero deals fire \z
    damage equal to the cost of one of what was paid with to target ally.",
  extra_cost = { reveal = your.ability:in_zone("hand"):other() },
  targets = { target("prey", any.ally, harm) },
  play = function(me, t) me.hero:deal(me.paid_with[1].cost, "fire", t.prey) end,
  rulings = { "The X of an ability that is shown is 0." },
}
