return ability "Shelter the Flock" {
  number = 5, rarity = "uncommon",
  cost = 4, tags = { "Holy" }, class = { "priest" },
  values = { amount = 11 },
  text = "Nobody stands outside the light. Your hero heals {amount} damage from itself and as \z
    much from every other friendly hero.",
  play = function(me) me.hero:heal(me.amount, friendly.hero) end,
  rulings = {
    "Each hero is healed by an amount of its own: what adds to healing adds to each of them.",
  },
}
