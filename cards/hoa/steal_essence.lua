return ability "Steal Essence" {
  number = 134, rarity = "uncommon",
  cost = 2, tags = { "Affliction" }, class = { "warlock" },
  instant = true,
  values = { amount = 2 },
  text = "Your hero deals {amount} shadow damage to target character. Your hero heals that much \z
    damage from itself.",
  targets = { target("prey", any.character, harm) },
  play = function(me, t)
    local dealt = me.hero:deal(me.amount, "shadow", t.prey)
    me.hero:heal(dealt, me.hero)
  end,
}
