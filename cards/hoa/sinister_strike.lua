local blades = use "hoa/blades"

return ability "Sinister Strike" {
  number = 102, rarity = "common",
  cost = 2, tags = { "Combo", "Combat" }, class = { "rogue" },
  instant = true,
  values = { amount = 1 },
  text = "Your hero deals melee damage equal to {amount} + the ATK of one of your Melee weapons \z
    to target character.",
  rulings = { "Without a Melee weapon it deals 1." },
  targets = { target("mark", any.character, harm) },
  play = function(me, t) me.hero:deal(me.amount + blades.atk(me, "Melee"), "melee", t.mark) end,
}
