local blades = use "hoa/blades"

return ability "Slam" {
  number = 124, rarity = "uncommon",
  cost = 3, tags = { "Fury" }, class = { "warrior" },
  values = { base = 1 },
  text = "Your hero deals melee damage equal to {base} + the ATK of one of your Melee weapons \z
    to target character.",
  rulings = { "Without a Melee weapon it deals 1.",
    "The weapon may be exhausted, is not struck with, and its strike cost is not paid." },
  cites = "CR 104.2",
  targets = { target("prey", any.character, harm) },
  play = function(me, t) me.hero:deal(me.base + blades.atk(me, "Melee"), "melee", t.prey) end,
}
