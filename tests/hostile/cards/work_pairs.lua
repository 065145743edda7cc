-- Begins to walk a long table, for ever: pairs puts its keys in order.
-- stopped: the script does not come to an end
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local t = {}
    for i = 1, 1024 do t[i] = i end
    while true do pairs(t) end
  end,
}
