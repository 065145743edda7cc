return ability "Test Bolt" {
  cost = 2,
  values = { amount = 3 },
  text = "Your hero deals {amount} fire damage to target opposing ally.",
  targets = { target("ally", opposing.ally, harm) },
  play = function(me, t)
    me.hero:deal(me.amount, "fire", t.ally)
    me.player:choose_from_collection({ type = "ability", rarity = "rare" })  --> error unknown-field
  end,
}
