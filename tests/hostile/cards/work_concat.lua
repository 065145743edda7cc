-- Joins a long list for ever.
-- stopped: the script does not come to an end: its budget of instructions is spent
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local t = {}
    for i = 1, 500 do t[i] = "abcdefghijklmnopqrstuvwxyz" end
    while true do table.concat(t, ", ") end
  end,
}
