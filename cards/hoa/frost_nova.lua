return ability "Frost Nova" {
  number = 55, rarity = "rare",
  cost = 4, tags = { "Frost" }, class = { "mage" },
  instant = true,
  values = { amount = 1 },
  text = "Your hero deals {amount} frost damage to each opposing character. Each character \z
    dealt damage this way can't attack this turn.",
  play = function(me)
    local _, frozen = me.hero:deal(me.amount, "frost", opposing.character)
    frozen:gain { cant = "attack", lasts = this_turn }
  end,
}
