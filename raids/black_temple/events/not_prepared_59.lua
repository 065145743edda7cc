return event "You Are Not Prepared!" {
  number = 59, rarity = "uncommon",
  values = { amount = 2 },
  text = "Your hero deals {amount} melee damage to each opposing character.",
  play = function(me) me.hero:deal(me.amount, "melee", opposing.character) end,
}
