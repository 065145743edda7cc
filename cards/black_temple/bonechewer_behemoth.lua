return ally "Bonechewer Behemoth" {
  number = 31, rarity = "common", cost = 5, atk = 4, damage = "melee", health = 3,
  tags = { "Fel Orc", "Warrior", "Traitor" }, requires = "traitor_hero",
  values = { amount = 4 },
  text = "When this enters play, it deals {amount} fire damage to target hero.",
  powers = {
    when.enters_play { of = this, targets = { target("prey", any.hero, harm) },
      effect = function(me, event, t) me:deal(me.amount, "fire", t.prey) end },
  },
}
