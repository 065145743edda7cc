return ability "Massacre" {
  number = 80, rarity = "uncommon",
  cost = 3, tags = { "Assassination", "Finishing Move" }, class = { "rogue" },
  text = "Finishing Move: X Combo cards in your graveyard, up to five, are removed from the game. \z
    <p> None wakes again. X target exhausted allies are destroyed.",
  targets = { target("prey", any.ally:with { exhausted = true }, harm, { count = x }) },
  powers = { finishing_move {} },
  play = function(me, t) t.prey:destroy() end,
  rulings = { "What makes a cost with (X) cheaper leaves it alone: its X is a number of cards." },
}
