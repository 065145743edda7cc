return ability "Thunder Clap" {
  number = 125, rarity = "rare",
  cost = 4, tags = { "Arms" }, class = { "warrior" },
  instant = true,
  values = { amount = 1, loss = 1 },
  text = "Your hero deals {amount} melee damage to each opposing character. Each character \z
    dealt damage this way has -{loss} ATK this turn.",
  play = function(me)
    local _, shaken = me.hero:deal(me.amount, "melee", opposing.character)
    shaken:gain { atk = -me.loss, lasts = this_turn }
  end,
}
