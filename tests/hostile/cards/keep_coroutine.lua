-- Leaves a coroutine open.
-- stopped: there is no word "coroutine"
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local kept = coroutine.create(function() coroutine.yield() end)
  end,
}
