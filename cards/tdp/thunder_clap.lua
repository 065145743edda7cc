return ability "Thunder Clap" {
  number = 125, rarity = "rare",
  cost = 4, tags = { "Arms" }, class = { "warrior" },
  instant = true,
  values = { amount = 1, loss = 1 },
  text = "The blow shakes the ground: your hero hits all opposing characters for {amount} melee \z
    damage, and whoever is hurt by it loses {loss} ATK this turn.",
  play = function(me)
    local _, shaken = me.hero:deal(me.amount, "melee", opposing.character)
    shaken:gain { atk = -me.loss, lasts = this_turn }
  end,
}
