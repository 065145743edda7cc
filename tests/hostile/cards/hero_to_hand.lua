-- Takes its hero into the hand.
-- passes
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.hero:to_hand()
    me.player:draw(1)
    me.hero:destroy()
  end,
}
