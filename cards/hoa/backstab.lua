local blades = use "hoa/blades"

return ability "Backstab" {
  number = 91, rarity = "rare",
  cost = 3, tags = { "Combo", "Combat" }, class = { "rogue" },
  instant = true,
  values = { amount = 3 },
  text = "Your hero deals melee damage equal to {amount} + the ATK of one of your Dagger \z
    weapons to target exhausted character.",
  rulings = { "Without a Dagger weapon it deals 3." },
  targets = { target("mark", any.character:with { exhausted = true }, harm) },
  play = function(me, t) me.hero:deal(me.amount + blades.atk(me, "Dagger"), "melee", t.mark) end,
}
