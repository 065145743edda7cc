return ability "Sinister Strike" {
  number = 102, rarity = "common",
  cost = 2, tags = { "Combo", "Combat" }, class = { "rogue" },
  instant = true,
  values = { amount = 1 },
  text = "Choose one of your Melee weapons. Your hero deals melee damage equal to {amount} + \z
    its ATK to target character.",
  targets = { target("mark", any.character, harm) },
  play = function(me, t)
    local blade = me.player:choose {
      from = your.weapon:with { tag = "Melee" }, prompt = "The ATK of which weapon?", aim = help }
    me.hero:deal(me.amount + (blade and blade.atk or 0), "melee", t.mark)
  end,
}
