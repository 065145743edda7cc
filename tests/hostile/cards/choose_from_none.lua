-- Chooses where there is nothing.
-- passes
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    assert(me.player:choose { from = any.ally:with { cost = 99 } } == nil)
    assert(#me.player:choose { from = {}, up_to = 5 } == 0)
    assert(#me.player.friends:each_choose { from = any.ally:with { cost = 99 } } == 0)
    assert(#me.player:choose { from = any.hero, count = 0 } == 0)
  end,
}
