return ability "Frostbolt" {
  number = 56, rarity = "uncommon",
  cost = 3, tags = { "Frost" }, class = { "mage" },
  instant = true,
  values = { amount = 3 },
  text = "Your hero deals {amount} frost damage to target character. A character dealt damage \z
    this way can't attack this turn.",
  targets = { target("prey", any.character, harm) },
  play = function(me, t)
    local _, frozen = me.hero:deal(me.amount, "frost", t.prey)
    frozen:gain { cant = "attack", lasts = this_turn }
  end,
}
