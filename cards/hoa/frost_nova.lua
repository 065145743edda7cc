return ability "Frost Nova" {
  number = 55, rarity = "rare",
  cost = 4, tags = { "Frost" }, class = { "mage" },
  instant = true,
  values = { amount = 1 },
  text = "Ice bursts from your hero and bites all opposing characters for {amount} frost damage. \z
    Whoever is hurt by it can't attack this turn.",
  play = function(me)
    local _, frozen = me.hero:deal(me.amount, "frost", opposing.character)
    frozen:gain { cant = "attack", lasts = this_turn }
  end,
}
