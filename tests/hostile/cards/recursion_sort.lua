-- A sort inside the order of a sort, and so on: calls of C pile up.
-- stopped: the script calls itself too deeply
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local function order()
      table.sort({ 2, 1 }, order)
    end
    order()
  end,
}
