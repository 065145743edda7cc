return event "You Are Not Prepared!" {
  number = 59, rarity = "uncommon",
  values = { amount = 2 },
  text = "One sweep through all of them: your hero deals {amount} melee damage to each opposing \z
    character.",
  play = function(me) me.hero:deal(me.amount, "melee", opposing.character) end,
}
