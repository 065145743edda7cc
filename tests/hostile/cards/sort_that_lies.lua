-- Sorts by an order that says yes to everything, by one that says no, and by one that has no sense: a merge sort ends all the same.
-- passes
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function()
    local list = {}
    for i = 1, 200 do list[i] = i end
    table.sort(list, function() return true end)
    table.sort(list, function() return false end)
    local asked = 0
    table.sort(list, function()
      asked = asked + 1
      return asked * asked % 7 > 3
    end)
    assert(#list == 200)
  end,
}
