-- An order that empties the list under the sort.
-- passes
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local list = { 3, 1, 2 }
    table.sort(list, function(a, b)
      for i = 1, 3 do list[i] = nil end
      return a < b
    end)
    assert(list[1] == 1 and list[3] == 3)
  end,
}
