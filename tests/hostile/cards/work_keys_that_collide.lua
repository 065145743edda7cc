-- Keys that all fall into one place of a table: each look-up goes through all of them.
-- stopped: a script asks for more memory than scripts may have
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local t = {}
    local size = 65535
    for i = 1, size do t[i * size] = i end
    while t[size] do end
  end,
}
