-- Reaches for next.
-- stopped: there is no word "next"
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    next({})
  end,
}
