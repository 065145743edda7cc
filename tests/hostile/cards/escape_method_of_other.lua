-- Calls the function of a player's field on a card.
-- stopped: draw: expected a player, got a card
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local draw = me.player.draw
    draw(me, 1)
  end,
}
