return ally "Taz'dingo" {
  number = 260, rarity = "common",
  cost = 3, atk = 2, damage = "ranged", health = 2,
  tags = { "Troll", "Hunter" }, faction = "horde",
  values = { amount = 1 },
  text = "When this enters play, it deals {amount} ranged damage to target character.",
  powers = {
    when.enters_play { of = this, targets = { target("prey", any.character, harm) },
      effect = function(me, event, t) me:deal(me.amount, "ranged", t.prey) end },
  },
}
