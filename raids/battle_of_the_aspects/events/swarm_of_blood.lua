local words = use "battle_of_the_aspects/words"

return event "Swarm of Blood" {
  number = 37, rarity = "common", tags = { "Deathwing" },
  play = function(me)
    words.bleed(me.player, 3)
    me.hero:gain { atk = #all(words.bloods), lasts = this_turn }
  end,
}
