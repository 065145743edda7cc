-- A loop whose step is too small to get anywhere.
-- stopped: the script does not come to an end
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    for i = 1.0, 2.0, 1e-300 do end
  end,
}
