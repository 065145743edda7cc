local words = use "battle_of_the_aspects/words"

return event "Punishing Blood" {
  number = 34, rarity = "common", tags = { "Deathwing" },
  play = function(me)
    local lost = me.player.opponents:each_choose { from = your.card:in_zone("hand"), to = "discard",
      prompt = "Which card do you discard?" }
    words.bleed(me.player, #lost:discard():where(any.ability:or_type("ally")))
  end,
}
