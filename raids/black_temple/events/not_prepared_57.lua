return event "You Are Not Prepared!" {
  number = 57, rarity = "uncommon",
  text = "Remove each card in each opponent's graveyard from the game.",
  play = function(me) all(opposing.card:in_zone("graveyard")):remove_from_game() end,
}
