local words = use "battle_of_the_aspects/words"

return event "Congealing Blood" {
  number = 19, rarity = "common", tags = { "Deathwing" },
  play = function(me)
    words.bleed(me.player, 3)
    me.hero:heal(#all(words.bloods), me.hero)
  end,
}
