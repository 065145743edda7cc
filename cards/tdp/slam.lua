local blades = use "hoa/blades"

return ability "Slam" {
  number = 124, rarity = "uncommon",
  cost = 3, tags = { "Fury" }, class = { "warrior" },
  values = { base = 1 },
  text = "Choose one of your Melee weapons. Your hero deals melee damage equal to {base} + its \z
    ATK to target character.",
  rulings = { "Without a Melee weapon it deals 1.",
    "The weapon may be exhausted, is not struck with, and its strike cost is not paid." },
  cites = "CR 104.2",
  targets = { target("prey", any.character, harm) },
  play = function(me, t) me.hero:deal(me.base + blades.atk(me), "melee", t.prey) end,
}
