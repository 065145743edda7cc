return ability "Sinister Strike" {
  number = 102, rarity = "common",
  cost = 2, tags = { "Combo", "Combat" }, class = { "rogue" },
  instant = true,
  values = { amount = 1 },
  text = "From the dark: your hero deals {amount} melee damage to target character, and as much \z
    more as the ATK of a Melee weapon of yours.",
  targets = { target("mark", any.character, harm) },
  play = function(me, t)
    local blade = me.player:choose {
      from = your.weapon:with { tag = "Melee" }, prompt = "The ATK of which weapon?", aim = help }
    me.hero:deal(me.amount + (blade and blade.atk or 0), "melee", t.mark)
  end,
}
