return ability "Ravenous Bite" {
  number = 44, rarity = "common",
  cost = 2, tags = { "Beast Mastery" }, class = { "hunter" },
  instant = true,
  values = { bonus = 3, loss = 3 },
  text = "Fangs for one, fear for the other, both this turn: target ally has +{bonus} ATK. <p> \z
    Target ally has -{loss} ATK.",
  targets = { target("biter", any.ally, help), target("bitten", any.ally, harm) },
  play = function(me, t)
    if t.biter then t.biter:gain { atk = me.bonus, lasts = this_turn } end
    if t.bitten then t.bitten:gain { atk = -me.loss, lasts = this_turn } end
  end,
}
