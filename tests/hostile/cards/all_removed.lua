-- Removes every card in sight from the game.
-- passes
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    all(any.card:in_zone("hand", "graveyard", "resources", "play", "deck")):remove_from_game()
  end,
}
