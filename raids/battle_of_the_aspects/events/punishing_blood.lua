local words = use "battle_of_the_aspects/words"

return event "Punishing Blood" {
  number = 34, rarity = "common", tags = { "Deathwing" },
  text = "Each opponent chooses a card in their hand. Discard those cards. Put Corrupted Blood \z
    tokens into play, as many as the number of allies or abilities among them.",
  play = function(me)
    local lost = me.player.opponents:each_choose { from = your.card:in_zone("hand"), to = "discard",
      prompt = "Which card do you discard?" }
    words.bleed(me.player, #lost:discard():where(any.ability:or_type("ally")))
  end,
}
