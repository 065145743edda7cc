return ability "Last Ember" {
  number = 902, rarity = "epic",
  cost = 5, tags = { "Onyxia" }, instant = true,
  values = { amount = 5 },
  text = "Your hero deals {amount} fire damage to target opposing hero.",
  targets = { target("prey", opposing.hero, harm) },
  play = function(me, t) me.hero:deal(me.amount, "fire", t.prey) end,
}
