-- Sorts what has no order.
-- stopped: attempt to compare
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    table.sort({ me, me.hero, 1 })
  end,
}
