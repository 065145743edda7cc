-- Reads the metatable of a card as if it were a field.
-- stopped: a card has no field "__index"
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local meta = me.__index
  end,
}
