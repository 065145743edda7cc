-- Draws a million cards.
-- stopped: draw: one effect may ask for at most 1024 objects
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.player:draw(1000000)
  end,
}
