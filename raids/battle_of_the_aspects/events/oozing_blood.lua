local words = use "battle_of_the_aspects/words"

return event "Oozing Blood" {
  number = 33, rarity = "common", tags = { "Deathwing" },
  play = function(me)
    words.bleed(me.player, 2)
    me.player:flip_cards(1)
  end,
}
