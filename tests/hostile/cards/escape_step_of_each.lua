-- Calls the inside of each with no group.
-- stopped: bad argument #1 to 'step' (aggro.group expected, got table)
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local step = each(all(any.hero))
    step({}, 1)
  end,
}
