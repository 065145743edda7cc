local words = use "battle_of_the_aspects/words"

return ability "Blistering Tentacle" {
  number = 14, rarity = "common", cost = 0, tags = { "Deathwing" },
  ongoing = true,
  counts = { bloods = count(words.bloods) },
  play = function(me) words.bleed(me.player, 2) end,
  powers = {
    at.end_of_turn { whose = "your", effect = function(me) me.hero:deal(me.bloods, "fire", opposing.hero) end },
    words.breaks,
  },
}
