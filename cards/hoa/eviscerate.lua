return ability "Eviscerate" {
  number = 97, rarity = "rare",
  cost = 2, tags = { "Assassination", "Finishing Move" }, class = { "rogue" },
  instant = true,
  values = { amount = 2 },
  text = "Finishing Move: As an additional cost, remove X Combo cards in your graveyard from \z
    the game, at most five. <p> Your hero deals melee damage equal to {amount} + X to target \z
    character.",
  targets = { target("mark", any.character, harm) },
  powers = { finishing_move {} },
  play = function(me, t) me.hero:deal(me.amount + me.x, "melee", t.mark) end,
}
