-- Sorts by an order that says yes to everything, by one that says no, and by dice: a merge sort ends all the same.
-- passes
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local list = {}
    for i = 1, 200 do list[i] = i end
    table.sort(list, function() return true end)
    table.sort(list, function() return false end)
    table.sort(list, function() return me.player:roll() > 3 end)
    assert(#list == 200)
  end,
}
