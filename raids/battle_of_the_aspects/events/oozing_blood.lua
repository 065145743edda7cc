local words = use "battle_of_the_aspects/words"

return event "Oozing Blood" {
  number = 33, rarity = "common", tags = { "Deathwing" },
  values = { tokens = 2 },
  text = "Put {tokens} Corrupted Blood tokens into play. Flip the top card of your deck.",
  play = function(me)
    words.bleed(me.player, me.tokens)
    me.player:flip_cards(1)
  end,
}
