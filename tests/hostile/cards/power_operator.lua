-- Multiplies as no two C libraries do alike.
-- refused: scripts have no ^
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.player:draw(2 ^ 0.5 > 1 and 1 or 2)
  end,
}
