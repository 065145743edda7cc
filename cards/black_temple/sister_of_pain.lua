return ally "Sister of Pain" {
  number = 40, rarity = "common", cost = 1, atk = 1, damage = "shadow", health = 2,
  tags = { "Demon", "Traitor" }, requires = "traitor_hero",
  values = { amount = 1 },
  text = "When this attacks, it deals {amount} shadow damage to target opposing hero.",
  powers = {
    when.attacks { of = this, targets = { target("prey", opposing.hero, harm) },
      effect = function(me, event, t) me:deal(me.amount, "shadow", t.prey) end },
  },
}
