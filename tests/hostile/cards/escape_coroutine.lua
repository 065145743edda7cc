-- Reaches for coroutine.
-- stopped: there is no word "coroutine"
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    coroutine.wrap(function() end)()
  end,
}
