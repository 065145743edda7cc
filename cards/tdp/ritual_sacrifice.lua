return ability "Ritual Sacrifice" {
  number = 112, rarity = "common",
  cost = 2, tags = { "Demonology" }, class = { "warlock" },
  ongoing = true,
  values = { amount = 1 },
  text = "Ongoing: Destroy one of your allies: Your hero deals {amount} shadow damage to target \z
    character.",
  rulings = {
    "While your allies would be removed from the game instead of destroyed, they pay for nothing \z
      here (CR 709.2f).",
  },
  powers = {
    pays { cost = { destroy = your.ally },
      targets = { target("prey", any.character, harm) },
      effect = function(me, t) me.hero:deal(me.amount, "shadow", t.prey) end },
  },
}
