return ability "Shelter the Flock" {
  number = 5, rarity = "uncommon",
  cost = 4, tags = { "Holy" }, class = { "priest" },
  values = { amount = 11 },
  text = "Your hero heals {amount} damage from each friendly hero.",
  play = function(me) me.hero:heal(me.amount, friendly.hero) end,
  rulings = {
    "Each hero is healed by an amount of its own: what adds to healing adds to each of them.",
  },
}
