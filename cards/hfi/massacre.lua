return ability "Massacre" {
  number = 80, rarity = "uncommon",
  cost = 3, tags = { "Assassination", "Finishing Move" }, class = { "rogue" },
  text = "Finishing Move: As an additional cost, remove X Combo cards in your graveyard from \z
    the game, at most five. <p> Destroy X target exhausted allies.",
  targets = { target("prey", any.ally:with { exhausted = true }, harm, { count = x }) },
  powers = { finishing_move {} },
  play = function(me, t) t.prey:destroy() end,
  rulings = { "What makes a cost with (X) cheaper leaves it alone: its X is a number of cards." },
}
