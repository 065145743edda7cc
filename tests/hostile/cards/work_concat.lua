-- Joins a long list for ever.
-- stopped:
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local t = {}
    for i = 1, 1024 do t[i] = "abcdefghijklmnopqrstuvwxyz" end
    while true do table.concat(t, ", ") end
  end,
}
