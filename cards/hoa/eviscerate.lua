return ability "Eviscerate" {
  number = 97, rarity = "rare",
  cost = 2, tags = { "Assassination", "Finishing Move" }, class = { "rogue" },
  instant = true,
  values = { amount = 2 },
  text = "Finishing Move: X Combo cards in your graveyard, up to five, are removed from the game. \z
    <p> The last cut: your hero deals {amount} plus X melee damage to target character.",
  targets = { target("mark", any.character, harm) },
  powers = { finishing_move {} },
  play = function(me, t) me.hero:deal(me.amount + me.x, "melee", t.mark) end,
}
