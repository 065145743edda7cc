return ability "Ravenous Bite" {
  number = 44, rarity = "common",
  cost = 2, tags = { "Beast Mastery" }, class = { "hunter" },
  instant = true,
  values = { bonus = 3, loss = 3 },
  text = "Target ally has +{bonus} ATK this turn. Target ally has -{loss} ATK this turn.",
  targets = { target("biter", any.ally, help), target("bitten", any.ally, harm) },
  play = function(me, t)
    if t.biter then t.biter:gain { atk = me.bonus, lasts = this_turn } end
    if t.bitten then t.bitten:gain { atk = -me.loss, lasts = this_turn } end
  end,
}
