-- Draws for ever.
-- stopped: draw: one effect may ask for at most
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    while true do me.player:draw(1) end
  end,
}
