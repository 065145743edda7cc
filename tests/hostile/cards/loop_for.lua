-- A loop to the largest number there is.
-- stopped: the script does not come to an end
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    for i = 1, 9223372036854775807 do end
  end,
}
