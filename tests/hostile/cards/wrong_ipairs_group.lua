-- Goes through players as through a list.
-- stopped: ipairs: argument 1 must be a table, got a group: each(…) goes through groups, and through what matches a filter
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    for _, player in ipairs(me.player.opponents) do player:draw(1) end
  end,
}
