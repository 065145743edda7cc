-- A function that calls itself in its last act: no stack grows.
-- stopped: the script does not come to an end
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local function again() return again() end
    again()
  end,
}
