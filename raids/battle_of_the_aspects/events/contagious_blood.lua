local words = use "battle_of_the_aspects/words"

return event "Contagious Blood" {
  number = 20, rarity = "common", tags = { "Deathwing" },
  play = function(me)
    words.top_cards(me.player, 1):to_graveyard()
    words.bleed(me.player, #all(opposing.ally:in_zone("graveyard")))
  end,
}
