-- Removes the Boss from the game.
-- passes
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    all(opposing.hero):remove_from_game()
    me.player:draw(1)
  end,
}
