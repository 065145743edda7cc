local words = use "battle_of_the_aspects/words"

return event "Assault Aspects" {
  number = 18, rarity = "common", tags = { "Deathwing" },
  values = { tokens = 2, more = 1 },
  text = "Put {tokens} Corrupted Blood tokens into play. This turn, your allies have +{more} \z
    ATK.",
  play = function(me)
    words.bleed(me.player, me.tokens)
    your.ally:gain { atk = me.more, lasts = this_turn }
  end,
}
