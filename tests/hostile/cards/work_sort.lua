-- Sorts a long list for ever.
-- stopped: the script does not come to an end
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local t = {}
    for i = 1, 1024 do t[i] = -i end
    while true do table.sort(t) end
  end,
}
