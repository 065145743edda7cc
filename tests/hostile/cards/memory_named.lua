-- Fills a table with names that are made as it goes.
-- stopped: a script asks for more memory than scripts may have
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local t = {}
    for i = 1, 1000000000 do t[format("name %d", i)] = i end
  end,
}
