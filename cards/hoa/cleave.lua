local blades = use "hoa/blades"

return ability "Cleave" {
  number = 138, rarity = "rare",
  cost = 4, tags = { "Arms" }, class = { "warrior" },
  values = { base = 1, most = 2 },
  text = "One swing, and up to {most} target allies stand in its way. Each takes melee damage \z
    from your hero: {base} plus the ATK of a Melee weapon of yours.",
  targets = { target("prey", any.ally, harm, { up_to = value.most }) },
  play = function(me, t) me.hero:deal(me.base + blades.atk(me), "melee", t.prey) end,
}
