-- Asks for the address of a function.
-- stopped: a function never turns into text
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local where = tostring(tostring)
  end,
}
