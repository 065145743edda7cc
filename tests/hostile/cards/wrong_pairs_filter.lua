-- Goes through what matches a filter as through a table.
-- stopped: pairs: argument 1 must be a table, got a filter: each(…) goes through groups, and through what matches a filter
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    for _, player in pairs(any.ally) do player:draw(1) end
  end,
}
