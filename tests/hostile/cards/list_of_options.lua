-- A choice among ten thousand numbers.
-- stopped: choose: a list holds at most
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local numbers = {}
    for i = 1, 10000 do numbers[i] = i end
    me.player:choose { from = numbers }
  end,
}
