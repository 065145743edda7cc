local blades = use "hoa/blades"

return ability "Cleave" {
  number = 138, rarity = "rare",
  cost = 4, tags = { "Arms" }, class = { "warrior" },
  values = { base = 1, most = 2 },
  text = "Your hero deals melee damage equal to {base} + the ATK of one of your Melee weapons \z
    to up to {most} target allies.",
  rulings = { "Without a Melee weapon it deals 1." },
  targets = { target("prey", any.ally, harm, { up_to = value.most }) },
  play = function(me, t) me.hero:deal(me.base + blades.atk(me, "Melee"), "melee", t.prey) end,
}
