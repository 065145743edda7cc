-- Has each raider choose forty thousand heroes.
-- passes
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me.player.friends:each_choose { from = any.hero, count = 40000 }
    me.player.friends:each_choose { from = any.hero, up_to = 70000 }
    me.player:choose { from = any.hero, count = 1000000 }
  end,
}
