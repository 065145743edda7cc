-- A for loop over an iterator that never says it is done.
-- stopped: the script does not come to an end
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    for i in function() return 1 end do end
  end,
}
