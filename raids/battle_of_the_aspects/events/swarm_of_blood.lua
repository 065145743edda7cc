local words = use "battle_of_the_aspects/words"

return event "Swarm of Blood" {
  number = 37, rarity = "common", tags = { "Deathwing" },
  values = { tokens = 3 },
  text = "Put {tokens} Corrupted Blood tokens into play. Your hero has +1 ATK for each of your \z
    allies named Corrupted Blood this turn.",
  play = function(me)
    words.bleed(me.player, me.tokens)
    me.hero:gain { atk = #all(words.bloods), lasts = this_turn }
  end,
}
