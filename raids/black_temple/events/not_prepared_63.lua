local unprepared = use "black_temple/unprepared"

return event "You Are Not Prepared!" {
  number = 63, rarity = "uncommon",
  text = "Remove from the game target opposing ability, ally or equipment and each other opposing \z
    card in play with the same name.",
  targets = { target("card", unprepared.spoils, harm) },
  play = function(me, t)
    local name = t.card.name
    all(opposing.card:in_zone("play", "resources"):with { name = name }):remove_from_game()
  end,
}
