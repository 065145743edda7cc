-- Puts every card of the game into play.
-- passes
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local cards = all(any.card:in_zone("hand", "graveyard", "resources"))
    cards:to_play()
    all(any.card):exhaust()
  end,
}
