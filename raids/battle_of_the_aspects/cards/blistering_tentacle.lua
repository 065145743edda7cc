local words = use "battle_of_the_aspects/words"

return ability "Blistering Tentacle" {
  number = 14, rarity = "common", cost = 0, tags = { "Deathwing" },
  ongoing = true,
  values = { tokens = 2, blow = 8 },
  text = "Put {tokens} Corrupted Blood tokens into play. <p> Ongoing: When your turn ends, your \z
    hero deals fire damage equal to the number of your allies named Corrupted Blood to each \z
    opposing hero. <p> Ongoing: When your hero is dealt damage, which makes {blow} or more this \z
    turn, destroy this.",
  counts = { bloods = count(words.bloods) },
  play = function(me) words.bleed(me.player, me.tokens) end,
  powers = {
    at.end_of_turn { whose = "your", effect = function(me) me.hero:deal(me.bloods, "fire", opposing.hero) end },
    words.breaks(value.blow),
  },
}
