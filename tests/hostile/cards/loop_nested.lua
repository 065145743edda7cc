-- Four loops that end, one inside the other.
-- stopped: the script does not come to an end
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    for a = 1, 1000 do for b = 1, 1000 do for c = 1, 1000 do for d = 1, 1000 do end end end end
  end,
}
