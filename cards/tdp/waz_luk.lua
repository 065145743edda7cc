return ally "Waz'luk" {
  number = 242, rarity = "common",
  cost = 1, atk = 2, damage = "fire", health = 1,
  tags = { "Troll", "Mage" }, faction = "horde",
  values = { amount = 1 },
  text = "When this enters play, it deals {amount} fire damage to target hero.",
  powers = {
    when.enters_play { of = this, targets = { target("prey", any.hero, harm) },
      effect = function(me, event, t) me:deal(me.amount, "fire", t.prey) end },
  },
}
