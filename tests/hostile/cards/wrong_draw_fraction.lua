-- Hands a verb what it does not take.
-- stopped: draw: the number of cards must be a whole number of at least 0, got
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.player:draw(0.5)
  end,
}
