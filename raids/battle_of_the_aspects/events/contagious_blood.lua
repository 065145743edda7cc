local words = use "battle_of_the_aspects/words"

return event "Contagious Blood" {
  number = 20, rarity = "common", tags = { "Deathwing" },
  text = "Each opponent puts the top card of their deck into their graveyard. Put a Corrupted \z
    Blood token into play for each ally in all opponents' graveyards.",
  play = function(me)
    words.top_cards(me.player, 1):to_graveyard()
    words.bleed(me.player, #all(opposing.ally:in_zone("graveyard")))
  end,
}
