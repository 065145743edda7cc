return ally "Taz'dingo" {
  number = 260, rarity = "common",
  cost = 3, atk = 2, damage = "ranged", health = 2,
  tags = { "Troll", "Hunter" }, faction = "horde",
  values = { amount = 1 },
  text = "Entering play, Taz'dingo looses an arrow at target character: {amount} ranged damage.",
  powers = {
    when.enters_play { of = this, targets = { target("prey", any.character, harm) },
      effect = function(me, event, t) me:deal(me.amount, "ranged", t.prey) end },
  },
}
