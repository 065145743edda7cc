-- The same with a table of a thousand.
-- stopped: the script does not come to an end
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local t = {}
    for i = 1, 1023 do t[i * 1023] = i end
    while t[1] == nil and t[1023 * 1023 + 1023] == nil do end
  end,
}
