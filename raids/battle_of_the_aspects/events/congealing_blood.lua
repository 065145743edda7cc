local words = use "battle_of_the_aspects/words"

return event "Congealing Blood" {
  number = 19, rarity = "common", tags = { "Deathwing" },
  values = { tokens = 3 },
  text = "Put {tokens} Corrupted Blood tokens into play. Your hero heals damage equal to the \z
    number of your allies named Corrupted Blood from itself.",
  play = function(me)
    words.bleed(me.player, me.tokens)
    me.hero:heal(#all(words.bloods), me.hero)
  end,
}
