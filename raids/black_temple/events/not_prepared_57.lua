return event "You Are Not Prepared!" {
  number = 57, rarity = "uncommon",
  text = "The fallen are forgotten. All cards in opposing graveyards are removed from the game.",
  play = function(me) all(opposing.card:in_zone("graveyard")):remove_from_game() end,
}
