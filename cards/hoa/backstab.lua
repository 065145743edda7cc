return ability "Backstab" {
  number = 91, rarity = "rare",
  cost = 3, tags = { "Combo", "Combat" }, class = { "rogue" },
  instant = true,
  values = { amount = 3 },
  text = "Choose one of your Dagger weapons. Your hero deals melee damage equal to {amount} + \z
    its ATK to target exhausted character.",
  targets = { target("mark", any.character:with { exhausted = true }, harm) },
  play = function(me, t)
    local blade = me.player:choose {
      from = your.weapon:with { tag = "Dagger" }, prompt = "The ATK of which Dagger?", aim = help }
    me.hero:deal(me.amount + (blade and blade.atk or 0), "melee", t.mark)
  end,
}
