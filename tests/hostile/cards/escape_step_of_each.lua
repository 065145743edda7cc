-- Calls the inside of each with no group.
-- stopped: step: argument 1 must be a group, got a table
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local step = each(all(any.hero))
    step({}, 1)
  end,
}
