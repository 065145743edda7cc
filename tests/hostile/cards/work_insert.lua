-- Inserts in front of a long list, and removes there, for ever.
-- stopped: the script does not come to an end
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local t = {}
    for i = 1, 1023 do t[i] = i end
    while true do
      table.insert(t, 1, 0)
      table.remove(t, 1)
    end
  end,
}
